// The sprite of unit symbols, made when the page is built: standard arms come from milsymbol, what it
// does not know (militia, silhouettes, chips) is drawn here in the same frame of 48 by 32.
import ms from "milsymbol";

/** Arms of the standard, by the entity digits of their symbol code. */
const STANDARD = {
  infantry: "121100",
  cavalry: "121300",
  armour: "120500",
  artillery: "130300",
  engineers: "140700",
  mortar: "130800",
  "anti-tank": "120400",
  "anti-air": "130100",
};

/** A standard arm without its frame, turned from 150 by 100 units to our 48 by 32. */
function standard(entity) {
  const svg = new ms.Symbol(`1003100000${entity}0000`, { size: 100, fill: false, monoColor: "currentColor" }).asSVG();
  const inside = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "").replace(/<path[^>]*l150,0[^>]*><\/path>/, "");
  const bold = inside
    .replace(/ stroke-width="[^"]*"/g, "")
    .replace(/ stroke="[^"]*"/g, "")
    .replace(/ ><\/(path|circle)>/g, "/>");
  return `<g transform="matrix(.32 0 0 .32 -8 -16)" stroke-width="8.1">${bold}</g>`;
}

const CROSS = '<path d="M0 0 48 32M48 0 0 32"/>';
const FILLED = 'fill="currentColor" stroke="none"';

/** Drawings inside the frame. */
const FRAMED = {
  militia: `${CROSS}<path d="M16 32 24 16 32 32z" ${FILLED}/>`,
  police: `${CROSS}<circle cx="24" cy="16" r="7" fill="var(--body)"/>`,
  motorized: `${CROSS}<path d="M24 0V32"/>`,
  "mountain-infantry": `${CROSS}<path d="M17 32 24 20 31 32z" fill="currentColor"/>`,
  marines: `${CROSS}<path d="M24 5v20M16 19c0 9 16 9 16 0M20 10h8"/>`,
  "machine-gun": `${CROSS}<path d="M24 27V6M18 12l6-7 6 7" stroke-width="3.2"/>`,
  "infantry-gun": '<circle cx="24" cy="23" r="4.5" fill="currentColor"/><path d="M24 18V5M18 8v8M30 8v8"/>',
  "armoured-car": '<rect x="9" y="6" width="30" height="15" rx="7.5"/><circle cx="15" cy="26" r="3"/><circle cx="33" cy="26" r="3"/>',
  hq: '<path d="M0 9H48" stroke-width="4"/>',
  supply: '<path d="M0 23H48"/>',
  horses: '<path d="M0 32 48 0"/><circle cx="15" cy="10" r="3.4" fill="currentColor"/>',
  battlegroup: `${CROSS}<rect x="12" y="8" width="24" height="16" fill="var(--body)"/>`,
};

/** Drawings that stand alone, without a frame. */
const BARE = {
  truck: '<path d="M5 6h24v17H5zM29 12h9l5 6v5H29"/><circle cx="14" cy="26" r="3.6" fill="var(--body)"/><circle cx="35" cy="26" r="3.6" fill="var(--body)"/>',
  officer: `<g ${FILLED}><circle cx="24" cy="8" r="8"/><path d="M8 33c0-12 7-15 16-15s16 3 16 15z"/></g>`,
  fighter: `<path d="M24 1c2 0 3 3 3 8l19 5v5l-19-2-1 8 6 3v3l-8-1-8 1v-3l6-3-1-8-19 2v-5l19-5c0-5 1-8 3-8z" ${FILLED}/>`,
  bomber: `<path d="M24 0c2 0 3 3 3 7h4V5h3v3l13 3v6l-20-1-1 9 7 3v3l-9-1-9 1v-3l7-3-1-9-20 1v-6l13-3V5h3v2h4c0-4 1-7 3-7z" ${FILLED}/>`,
  recon: `<path d="M24 3c2 0 3 2 3 6h19v5H27l-1 10 6 3v3l-8-1-8 1v-3l6-3-1-10H2V9h19c0-4 1-6 3-6z" ${FILLED}/>`,
  "capital-ship": `<path d="M2 19h44l-6 11H8zM10 19v-5h9v-4h4V3h3v7h4v4h9v5zM3 16h6M39 16h6" ${FILLED}/><path d="M3 15h8M37 15h8"/>`,
  cruiser: `<path d="M2 20h44l-6 9H8zM14 20v-6h7V6h3v8h9v6z" ${FILLED}/><path d="M5 16h8M35 16h8"/>`,
  destroyer: `<path d="M2 21h44l-5 7H7zM18 21v-6h4V8h3v7h6v6z" ${FILLED}/>`,
  submarine: `<path d="M2 22c4-6 40-6 44 0-4 6-40 6-44 0zM20 17v-7h9v7zM24 10V3h2v7z" ${FILLED}/>`,
  convoy: `<path d="M2 19h44l-6 11H8zM8 19v-6h8v6zM20 19v-9h4v9zM30 19v-6h10v6z" ${FILLED}/>`,
  boat: `<path d="M6 22h36l-6 8H12z" ${FILLED}/><path d="M24 21V3l12 15H24"/>`,
  "air-points": '<path d="M24 16c-5-7-17-7-17 0s12 7 17 0c5-7 17-7 17 0s-12 7-17 0z" fill="currentColor" stroke="none"/>',
  "armour-points": '<rect x="9" y="7" width="30" height="18" rx="9"/>',
  "artillery-points": '<circle cx="24" cy="16" r="8" fill="currentColor"/>',
  guerrilla: '<path d="M10 30 38 2M30 2h8v8M10 2l28 28M38 22v8h-8"/>',
  control: '<path d="M13 31V2h24l-6 8 6 8H13" fill="currentColor"/>',
  fort: `<path d="M4 30V6h8v6h8V6h8v6h8V6h8v24z" ${FILLED}/>`,
  trench: '<path d="M2 24V12h11v12h11V12h11v12h11V12" stroke-width="3.4"/>',
  wire: '<path d="M1 22c6-14 14-14 14 0s8 14 14 0M19 22c6-14 14-14 14 0s8 10 14 0" stroke-width="2"/>',
  mine: `<circle cx="24" cy="16" r="8" ${FILLED}/><path d="M24 2v28M10 16h28M14 6l20 20M34 6 14 26"/>`,
  roadblock: '<path d="M8 30 18 4M20 30 30 4M32 30 42 4M4 17h40" stroke-width="3"/>',
  rubble: `<path d="M2 29 11 14l7 9 7-16 9 14 5-7 7 15z" ${FILLED}/>`,
  bridge: '<path d="M2 8c6 0 6 4 10 4h24c4 0 4-4 10-4M2 26c6 0 6-4 10-4h24c4 0 4 4 10 4" stroke-width="3"/>',
  siege: '<circle cx="24" cy="16" r="13" stroke-dasharray="6 4" stroke-width="3.4"/><path d="M18 21v-9h3v3h6v-3h3v9z" fill="currentColor" stroke="none"/>',
  "beach-head": '<path d="M2 26c5-6 9-6 14 0s10 6 15 0 10-6 15 0M24 3v15M17 12l7 7 7-7" stroke-width="3"/>',
  objective: `<path d="M24 0l4.6 11.2 12 .9-9.2 7.9 2.9 11.8L24 25.4 13.7 31.8l2.9-11.8-9.2-7.9 12-.9z" ${FILLED}/>`,
  target: '<circle cx="24" cy="16" r="11"/><path d="M24 0v12M24 20v12M8 16h12M28 16h12"/>',
  smoke: `<path d="M10 28c-9 0-9-11-1-12-1-9 11-12 15-5 6-6 16-1 13 6 8 0 8 11 0 11z" ${FILLED}/>`,
  pawn: `<circle cx="24" cy="8" r="7" ${FILLED}/><path d="M12 32c0-8 7-9 8-18h8c1 9 8 10 8 18z" ${FILLED}/>`,
};

/** Badges of a counter, in a square of 24. */
const BADGES = {
  moved: '<path d="M6 6l6 6-6 6M12 6l6 6-6 6"/>',
  finished: '<path d="M5 12.5l5 5L19 7"/>',
  attack: '<path d="M5 5l14 14M19 5 5 19"/>',
  attacked: '<path d="M5 5l14 14M19 5 5 19M3 12h4M17 12h4"/>',
  reaction: '<circle cx="12" cy="12" r="6.5"/><path d="M12 3v5M12 16v5M3 12h5M16 12h5"/>',
  retreated: '<path d="M19 12H6M11 6l-6 6 6 6"/>',
  advanced: '<path d="M5 12h13M13 6l6 6-6 6"/>',
  veteran: '<path d="M12 5l7 13H5z" fill="currentColor"/>',
  green: '<path d="M12 19 5 6h14z"/>',
  entrenched: '<path d="M4 17V8h5v7h6V8h5v9"/>',
  loaded: '<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>',
  carried: '<path d="M12 16V5M7 9l5-5 5 5M5 20h14"/>',
  used: '<path d="M5 12.5l5 5L19 7"/>',
  reserve: '<text x="12" y="18" text-anchor="middle" font-size="17" font-weight="700" fill="currentColor" stroke="none">R</text>',
  activated: '<path d="M8 5l10 7-10 7z" fill="currentColor"/>',
  "double-time": '<path d="M3 6l6 6-6 6M9 6l6 6-6 6M15 6l6 6-6 6"/>',
  charged: '<path d="M4 20 19 5M12 4h8v8"/>',
  spent: '<circle cx="12" cy="12" r="7"/>',
  free: '<path d="M7 20V5M7 5h9l-2 4 2 4H7M14 20l6-6M15 14h5v5"/>',
  isolated: '<circle cx="12" cy="12" r="7.5" stroke-dasharray="4 3"/><circle cx="12" cy="12" r="2" fill="currentColor"/>',
  "out-of-supply": '<path d="M5 15c3 0 3-6 6-6M13 15c3 0 3-6 6-6M4 4l16 16"/>',
  disrupted: '<path d="M13 3 7 13h6l-3 8 8-11h-6l3-7z" fill="currentColor" stroke="none"/>',
  "disrupted-2": '<path d="M9 3 4 13h5l-2 8 6-11H8l3-7zM18 3l-5 10h5l-2 8 6-11h-5l3-7z" fill="currentColor" stroke="none"/>',
  "out-of-command": '<path d="M6 20V5h11l-3 4 3 4H6M4 21 20 4"/>',
  routed: '<path d="M7 21V4h11l-4 4 4 4H7"/>',
  suppressed: '<path d="M12 4v11M7 10l5 6 5-6M5 20h14"/>',
  besieged: '<circle cx="12" cy="12" r="8" stroke-dasharray="4 3"/><path d="M9 15v-6M15 15v-6M9 12h6"/>',
  discipline: '<path d="M12 4v10M12 19v1"/>',
  hit: '<path d="M12 3l2 6 6-2-4 5 5 4-6 0 0 6-4-5-5 4 1-6-6-1 5-4-3-5 6 2z" fill="currentColor" stroke="none"/>',
  broken: '<path d="M5 5l6 6-2 3 5 5M15 4l-3 5 4 3-2 6"/>',
};

const symbol = (id, box, body, stroke) =>
  `<symbol id="${id}" viewBox="${box}" overflow="visible"><g fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">${body}</g></symbol>`;

export function sprite() {
  const arms = Object.fromEntries(Object.entries(STANDARD).map(([name, entity]) => [name, standard(entity)]));
  const inFrame = { ...arms, ...FRAMED };
  const units = Object.entries({ ...inFrame, ...BARE }).map(([name, body]) => symbol(`u-${name}`, "-1 -1 50 34", body, 2.6));
  const badges = Object.entries(BADGES).map(([name, body]) => symbol(`b-${name}`, "0 0 24 24", body, 3));
  return {
    markup: [...units, ...badges].join(""),
    framed: Object.keys(inFrame),
    bare: Object.keys(BARE),
    badges: Object.keys(BADGES),
  };
}

/** Gives `virtual:symbols` to the page. */
export function symbols() {
  const id = "virtual:symbols";
  return {
    name: "symbols",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) =>
      wanted === `\0${id}`
        ? Object.entries(sprite())
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join("\n")
        : undefined,
  };
}
