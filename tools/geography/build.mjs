// Builds src/frente/boards/data/iberia.json and the projection samples of the tests.
// Run `npm ci && npm run build` here after changing a source; the output is committed.
// Spain comes from es-atlas (IGN), the neighbours from world-atlas (Natural Earth); the neighbours'
// frontiers with Spain are replaced by Spain's own, so that the two sources meet without a gap.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { geoConicConformal, geoIdentity } from "d3-geo";
import { feature, merge } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import { names, ranges, rivers } from "./relief.mjs";

const require = createRequire(import.meta.url);
const load = (name) => JSON.parse(readFileSync(require.resolve(name), "utf8"));
const at = (path) => new URL(`../../${path}`, import.meta.url);

// --- the projection; geography.py holds the same numbers -------------------------------------
const WIDTH = 1600, HEIGHT = 1280, MARGIN = [380, 160];
const PROJECTION = { kind: "conic-conformal", parallels: [37, 42.5], meridian: -2.6, centre: 39.65, scale: 8000, x: 800, y: 640 };
const projection = geoConicConformal()
  .parallels(PROJECTION.parallels).rotate([-PROJECTION.meridian, 0]).center([0, PROJECTION.centre])
  .scale(PROJECTION.scale).translate([PROJECTION.x, PROJECTION.y]).precision(0);
const TENTHS = 10;
const WEIGHT = Number(process.env.WEIGHT ?? 0.1);   // triangle area, square units, below which a point goes
const ABROAD = Number(process.env.ABROAD ?? 0.6);   // the same for coasts abroad
const ISLET = 3;                                     // smaller rings are left out

// --- provinces by the ids of the games' areas --------------------------------------------------
const PROVINCES = {
  "01": ["vitoria", "Álava"], "02": ["albacete", "Albacete"], "03": ["alicante", "Alicante"],
  "04": ["almeria", "Almería"], "05": ["avila", "Ávila"], "06": ["badajoz", "Badajoz"],
  "07": ["baleares", "Baleares"], "08": ["barcelona", "Barcelona"], "09": ["burgos", "Burgos"],
  "10": ["caceres", "Cáceres"], "11": ["cadiz", "Cádiz"], "12": ["castellon", "Castellón"],
  "13": ["ciudad-real", "Ciudad Real"], "14": ["cordoba", "Córdoba"], "15": ["la-coruna", "La Coruña"],
  "16": ["cuenca", "Cuenca"], "17": ["gerona", "Gerona"], "18": ["granada", "Granada"],
  "19": ["guadalajara", "Guadalajara"], "20": ["san-sebastian", "Guipúzcoa"], "21": ["huelva", "Huelva"],
  "22": ["huesca", "Huesca"], "23": ["jaen", "Jaén"], "24": ["leon", "León"], "25": ["lerida", "Lérida"],
  "26": ["logrono", "Logroño"], "27": ["lugo", "Lugo"], "28": ["madrid", "Madrid"], "29": ["malaga", "Málaga"],
  "30": ["cartagena", "Murcia"], "31": ["pamplona", "Navarra"], "32": ["orense", "Orense"],
  "33": ["oviedo", "Oviedo"], "34": ["palencia", "Palencia"], "36": ["vigo", "Pontevedra"],
  "37": ["salamanca", "Salamanca"], "39": ["santander", "Santander"], "40": ["segovia", "Segovia"],
  "41": ["sevilla", "Sevilla"], "42": ["soria", "Soria"], "43": ["tarragona", "Tarragona"],
  "44": ["teruel", "Teruel"], "45": ["toledo", "Toledo"], "46": ["valencia", "Valencia"],
  "47": ["valladolid", "Valladolid"], "48": ["bilbao", "Vizcaya"], "49": ["zamora", "Zamora"],
  "50": ["zaragoza", "Zaragoza"], "51": ["ceuta", "Ceuta"], "52": ["melilla", "Melilla"], "54": ["gibraltar", "Gibraltar"],
};
const NEIGHBOURS = { 620: ["portugal", "Portugal"], 250: ["francia", "Francia"], "020": ["andorra", "Andorra"],
  504: ["marruecos", "Marruecos"], "012": ["argelia", "Argelia"], 380: ["italia", "Italia"] };

const es = load("es-atlas/es/municipalities.json");
const world = load("world-atlas/countries-10m.json");
const polygons = (g) => (g.type === "Polygon" ? [g.coordinates] : g.coordinates);
const ringArea = (r) => { let s = 0; for (let i = 0, j = r.length - 1; i < r.length; j = i++) s += r[j][0] * r[i][1] - r[i][0] * r[j][1]; return s / 2; };
const flat = (g, f) => ({ type: "MultiPolygon", coordinates: polygons(g).map((p) => p.map((r) => r.map(f))) });

// --- Spain's mainland outline, in degrees, as one ring -----------------------------------------
const spanish = es.objects.provinces.geometries.filter((g) => PROVINCES[g.id]);
const mainland = merge(es, spanish.filter((g) => !["07", "51", "52", "54"].includes(g.id))).coordinates
  .map((p) => p[0]).sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))[0].slice(0, -1);
const nearest = (ring, [x, y]) => { let best = 0, d = Infinity; ring.forEach((p, i) => { const e = (p[0] - x) ** 2 + (p[1] - y) ** 2; if (e < d) { d = e; best = i; } }); return best; };
const section = (ring, from, to) => { const out = []; for (let i = from; ; i = (i + 1) % ring.length) { out.push(ring[i]); if (i === to) return out; } };
const shortest = (ring, from, to) => { const a = section(ring, from, to), b = section(ring, to, from).reverse(); return a.length < b.length ? a : b; };

/** A neighbour's ring whose stretch between two places on Spain's coast is replaced by Spain's own frontier. */
function meet(ring, first, last, inland) {
  const open = ring.slice(0, -1);
  const i = nearest(open, first), j = nearest(open, last);
  const ways = [section(open, i, j), section(open, j, i).reverse()];
  const far = (way) => Math.min(...way.map((p) => Math.hypot(p[0] - inland[0], p[1] - inland[1])));
  const coast = far(ways[0]) < far(ways[1]) ? ways[1] : ways[0];        // keep the way that does not pass `inland`
  const border = shortest(mainland, nearest(mainland, last), nearest(mainland, first));
  const joined = [...coast.slice(1, -1), ...border];
  return [...joined, joined[0]];
}
const biggest = (g, change) => { const ps = polygons(g).slice().sort((a, b) => Math.abs(ringArea(b[0])) - Math.abs(ringArea(a[0]))); ps[0] = [change(ps[0][0]), ...ps[0].slice(1)]; return { type: "MultiPolygon", coordinates: ps }; };
const MEET = {
  620: (g) => biggest(g, (r) => meet(r, [-8.872, 41.868], [-7.405, 37.175], [-6.9, 40.0])),
  250: (g) => biggest(g, (r) => meet(r, [-1.79, 43.373], [3.172, 42.435], [0.7, 42.8])),
};

// --- everything in canvas coordinates, cut to the frame, one topology ----------------------------
const frame = [[-MARGIN[0], -MARGIN[1]], [WIDTH + MARGIN[0], HEIGHT + MARGIN[1]]];
const cut = geoIdentity().clipExtent(frame);
function clip(g) {
  const out = [];
  let ring = null;
  const sink = { polygonStart() {}, polygonEnd() {}, lineStart() { ring = []; }, lineEnd() { if (ring.length > 2) { ring.push(ring[0]); out.push(ring); } }, point(x, y) { ring.push([x, y]); } };
  for (const p of polygons(g)) {
    const s = cut.stream(sink);
    s.polygonStart();
    for (const r of p) { s.lineStart(); for (const q of r.slice(0, -1)) s.point(q[0], q[1]); s.lineEnd(); }
    s.polygonEnd();
  }
  return { type: "MultiPolygon", coordinates: out.map((r) => [r]) };
}
const objects = {};
for (const g of spanish) objects[PROVINCES[g.id][0]] = flat(feature(es, g).geometry, projection);
for (const g of world.objects.countries.geometries) {
  if (!NEIGHBOURS[g.id]) continue;
  const shape = feature(world, g).geometry;
  const near = polygons(shape).filter((p) => p[0].some(([x, y]) => x > -16 && x < 12 && y > 30 && y < 48));
  const whole = clip(flat(MEET[g.id] ? MEET[g.id]({ type: "MultiPolygon", coordinates: near }) : { type: "MultiPolygon", coordinates: near }, projection));
  if (whole.coordinates.length) objects[NEIGHBOURS[g.id][0]] = whole;
}
// The cuts along the frame become arcs of their own, so that the coasts abroad end where the frame begins.
const onEdge = ([x, y]) => x <= frame[0][0] || y <= frame[0][1] || x >= frame[1][0] || y >= frame[1][1];
const cuts = [];
for (const g of Object.values(objects)) for (const [ring] of g.coordinates)
  for (let i = 1; i < ring.length; i++) if (onEdge(ring[i - 1]) && onEdge(ring[i])) cuts.push([ring[i - 1], ring[i]]);
objects.frame = { type: "MultiLineString", coordinates: cuts };

const home = new Set(Object.values(PROVINCES).map(([id]) => id));
let topo = presimplify(topology(objects));
delete topo.objects.frame;
const each = (arcs, f) => arcs.forEach((a) => (Array.isArray(a) ? each(a, f) : f(a < 0 ? ~a : a)));
const stitch = (ring) => ring.flatMap((a, n) => { const pts = a < 0 ? topo.arcs[~a].slice().reverse() : topo.arcs[a]; return n ? pts.slice(1) : pts; });
// Islets go: rings that touch nothing else and are too small to see.
const uses = topo.arcs.map(() => 0);
for (const g of Object.values(topo.objects)) each(g.arcs, (a) => uses[a]++);
for (const g of Object.values(topo.objects)) {
  if (g.type === "MultiPolygon") g.arcs = g.arcs.filter((p) => Math.abs(ringArea(stitch(p[0]))) > ISLET || p[0].some((a) => uses[a < 0 ? ~a : a] > 1));
  g.arcs = g.arcs.map((p) => (Array.isArray(p[0]) ? p.filter((r, n) => !n || Math.abs(ringArea(stitch(r))) > ISLET || r.some((a) => uses[a < 0 ? ~a : a] > 1)) : p));
}
// Arcs that belong to no part of Spain may be coarser: raise the bar for them only.
const touched = new Set();
for (const [id, g] of Object.entries(topo.objects)) if (home.has(id)) each(g.arcs, (a) => touched.add(a));
topo.arcs.forEach((arc, i) => { if (!touched.has(i)) arc.forEach((p) => { if (p[2] < ABROAD) p[2] = 0; }); });
topo = simplify(topo, WEIGHT);
topo.arcs = topo.arcs.map((arc) => { const out = []; for (const [x, y] of arc) { const p = [Math.round(x * TENTHS), Math.round(y * TENTHS)], q = out.at(-1); if (!q || q[0] !== p[0] || q[1] !== p[1]) out.push(p); } if (out.length === 1) out.push(out[0]); return out; });

// --- who has which side of an arc: borders and coast ----------------------------------------------
const sides = topo.arcs.map(() => new Set());
for (const [id, g] of Object.entries(topo.objects)) each(g.arcs, (a) => sides[a].add(id));
const onFrame = (arc) => arc.every(([x, y]) => onEdge([x / TENTHS, y / TENTHS]));
const pairs = new Map(), coasts = new Map();
topo.arcs.forEach((arc, i) => {
  const who = [...sides[i]].sort();
  if (who.length === 2) { const k = who.join(" "); pairs.set(k, [...(pairs.get(k) ?? []), i]); }
  else if (who.length === 1) coasts.set(who[0], [...(coasts.get(who[0]) ?? []), i]);
});

// --- a point well inside each shape: the roomiest spot of its largest ring --------------------------
function roomiest(rings) {
  const r = rings.map((ring) => ring.map(([x, y]) => [x / TENTHS, y / TENTHS])).sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))[0];
  const inside = ([x, y]) => { let c = false; for (let i = 0, j = r.length - 1; i < r.length; j = i++) if ((r[i][1] > y) !== (r[j][1] > y) && x < ((r[j][0] - r[i][0]) * (y - r[i][1])) / (r[j][1] - r[i][1]) + r[i][0]) c = !c; return c; };
  const room = (p) => { let d = Infinity; for (let i = 0, j = r.length - 1; i < r.length; j = i++) { const [ax, ay] = r[j], [bx, by] = r[i], l = (bx - ax) ** 2 + (by - ay) ** 2, t = l ? Math.max(0, Math.min(1, ((p[0] - ax) * (bx - ax) + (p[1] - ay) * (by - ay)) / l)) : 0; d = Math.min(d, Math.hypot(p[0] - ax - t * (bx - ax), p[1] - ay - t * (by - ay))); } return inside(p) ? d : -d; };
  const xs = r.map((p) => p[0]), ys = r.map((p) => p[1]);
  let [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], best = [[(x0 + x1) / 2, (y0 + y1) / 2], -Infinity];
  for (let round = 0; round < 6; round++) {
    for (let i = 0; i <= 16; i++) for (let j = 0; j <= 16; j++) { const p = [x0 + ((x1 - x0) * i) / 16, y0 + ((y1 - y0) * j) / 16], d = room(p); if (d > best[1]) best = [p, d]; }
    const w = (x1 - x0) / 6, h = (y1 - y0) / 6; [x0, y0, x1, y1] = [best[0][0] - w, best[0][1] - h, best[0][0] + w, best[0][1] + h];
  }
  return [Math.round(best[0][0] * TENTHS), Math.round(best[0][1] * TENTHS), Math.round(best[1] * TENTHS)];
}

// --- numbers for the file -----------------------------------------------------------------------------
const delta = (points) => { let px = 0, py = 0; const out = []; for (const [x, y] of points) { out.push(x - px, y - py); px = x; py = y; } return out; };
const shape = (id, name, extra) => { const rings = topo.objects[id].arcs.flatMap((p) => (topo.objects[id].type === "Polygon" ? [p] : p)); return { id, name, ...extra, at: roomiest(rings.map(stitch)), rings }; };
const canvas = ([lat, lon]) => projection([lon, lat]).map((v) => Math.round(v * TENTHS));
// A river's towns joined by a centripetal-looking curve (Catmull-Rom, four steps a reach).
function smooth(points) {
  const out = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[Math.max(i - 1, 0)], points[i], points[i + 1], points[Math.min(i + 2, points.length - 1)]];
    for (let s = 0; s < 4; s++) { const t = s / 4; out.push([0, 1].map((k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t))); }
  }
  return [...out, points.at(-1)].map((p) => p.map(Math.round));
}

const codes = Object.fromEntries(Object.entries(PROVINCES).map(([ine, [id, name]]) => [id, [ine, name]]));
const kindOf = { baleares: "islands", ceuta: "plaza", melilla: "plaza", gibraltar: "country" };
const shapes = [
  ...Object.values(NEIGHBOURS).filter(([id]) => topo.objects[id]).map(([id, name]) => shape(id, name, { kind: "country" })),
  ...Object.keys(codes).sort().map((id) => shape(id, codes[id][1], { kind: kindOf[id] ?? "province", code: codes[id][0] })),
];
const spain = spanish.map((g) => PROVINCES[g.id][0]).filter((id) => id !== "gibraltar");
const outline = topo.arcs.map((_, i) => i).filter((i) => { const n = [...sides[i]].filter((s) => spain.includes(s)).length; return n === 1; });

const data = {
  name: "iberia", unit: 1 / TENTHS, width: WIDTH, height: HEIGHT, margin: MARGIN, projection: PROJECTION,
  arcs: topo.arcs.map(delta), shapes,
  borders: [...pairs].sort(([p], [q]) => (p < q ? -1 : 1)).map(([k, arcs]) => ({ a: k.split(" ")[0], b: k.split(" ")[1], arcs })),
  coasts: [...coasts].sort(([p], [q]) => (p < q ? -1 : 1)).map(([a, arcs]) => ({ a, arcs: arcs.filter((i) => !onFrame(topo.arcs[i])) })),
  outline,
  rivers: rivers.map(([id, name, weight, course]) => ({ id, name, weight, points: delta(smooth(course.map(canvas))) })),
  ranges: Object.entries(ranges).map(([id, points]) => ({ id, points: points.flatMap(([lat, lon, w]) => [...canvas([lat, lon]), w]) })),
  names: names.map(([id, text, kind, lat, lon]) => ({ id, text, kind, at: canvas([lat, lon]) })),
};
console.log("left out:", es.objects.provinces.geometries.filter((g) => !PROVINCES[g.id]).map((g) => g.id).join(" "));
const text = "{\n" + Object.entries(data).map(([k, v]) => `${JSON.stringify(k)}:${Array.isArray(v) && typeof v[0] === "object" ? "[\n" + v.map((x) => JSON.stringify(x)).join(",\n") + "\n]" : JSON.stringify(v)}`).join(",\n") + "\n}\n";
writeFileSync(at("src/frente/boards/data/iberia.json"), text);

const samples = ["lat,lon,x,y"];
for (let lat = 34; lat <= 45; lat += 1.1) for (let lon = -11; lon <= 6; lon += 1.7) samples.push([lat, lon, ...projection([lon, lat])].map((v, i) => v.toFixed(i < 2 ? 2 : 6)).join(","));
writeFileSync(at("tests/boards/projection.csv"), samples.join("\n") + "\n");

const points = data.arcs.reduce((n, a) => n + a.length / 2, 0);
console.log(`${shapes.length} shapes, ${data.arcs.length} arcs, ${points} points, ${data.borders.length} borders, ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip`);
