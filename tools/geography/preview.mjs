// Writes a page that shows the ground, to be looked at: node preview.mjs out.html [cities.csv]
// cities.csv has columns id, lat and lon. Also a reference for reading iberia.json.
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicConformal } from "d3-geo";

const ground = JSON.parse(readFileSync(new URL("../../src/frente/boards/data/iberia.json", import.meta.url), "utf8"));
const [out, csv] = process.argv.slice(2);

/** Running sums of a flat delta list, as points in canvas units. */
const points = (flat) => { let x = 0, y = 0; const r = []; for (let i = 0; i < flat.length; i += 2) r.push([(x += flat[i]) * ground.unit, (y += flat[i + 1]) * ground.unit]); return r; };
const arcs = ground.arcs.map(points);
const arc = (i) => (i < 0 ? arcs[~i].slice().reverse() : arcs[i]);
const ring = (list) => list.flatMap((i, n) => (n ? arc(i).slice(1) : arc(i)));
const d = (pts, close) => "M" + pts.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L") + (close ? "Z" : "");
const shape = (s) => s.rings.map((r) => d(ring(r), true)).join("");
const lines = (list) => list.map((i) => d(arc(i))).join("");

const { projection: p, width: w, height: h, margin: [mx, my] } = ground;
const project = geoConicConformal().parallels(p.parallels).rotate([-p.meridian, 0]).center([0, p.centre]).scale(p.scale).translate([p.x, p.y]);
const rows = csv ? readFileSync(csv, "utf8").trim().split("\n").map((l) => l.split(",")) : [[]];
const col = (n) => rows[0].indexOf(n);
const cities = rows.slice(1).map((r) => [r[col("id")], ...project([+r[col("lon")], +r[col("lat")]])]);
const hue = (i) => `hsl(${(i * 137.5) % 360} 38% 86%)`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-mx} ${-my} ${w + 2 * mx} ${h + 2 * my}">
<rect x="${-mx}" y="${-my}" width="100%" height="100%" fill="#c3d0cf"/>
${ground.shapes.map((s, i) => `<path d="${shape(s)}" fill="${s.kind === "country" ? "#ddd6c5" : hue(i)}"/>`).join("\n")}
${ground.coasts.map((c) => `<path d="${lines(c.arcs)}" fill="none" stroke="#567" stroke-width="1.1"/>`).join("\n")}
${ground.borders.map((b) => `<path d="${lines(b.arcs)}" fill="none" stroke="#654" stroke-width=".7"/>`).join("\n")}
<path d="${lines(ground.outline)}" fill="none" stroke="#222" stroke-width="1.2"/>
${ground.rivers.map((r) => `<path d="${d(points(r.points))}" fill="none" stroke="#5b87a3" stroke-width="${r.weight}" stroke-linecap="round"/>`).join("\n")}
${ground.ranges.flatMap((r) => { const m = []; for (let i = 0; i < r.points.length; i += 3) { const [x, y, k] = [r.points[i] / 10, r.points[i + 1] / 10, r.points[i + 2]]; m.push(`<path d="M${x - 4 - 2 * k},${y + 4}l${4 + 2 * k},${-6 - 3 * k}l${4 + 2 * k},${6 + 3 * k}" fill="#b59f78" stroke="#7a6748" stroke-width=".8"/>`); } return m; }).join("\n")}
${ground.shapes.map((s) => `<circle cx="${s.at[0] / 10}" cy="${s.at[1] / 10}" r="3" fill="none" stroke="#a0a"/>`).join("")}
${ground.names.map((n) => `<text x="${n.at[0] / 10}" y="${n.at[1] / 10}" text-anchor="middle" font-size="20" fill="#456" font-style="italic">${n.text}</text>`).join("")}
${cities.map(([id, x, y]) => `<circle cx="${x}" cy="${y}" r="4"/><text x="${x + 6}" y="${y + 4}" font-size="13" font-family="sans-serif">${id}</text>`).join("\n")}
<rect width="${w}" height="${h}" fill="none" stroke="#900" stroke-dasharray="6 6"/></svg>`;
writeFileSync(out, `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
