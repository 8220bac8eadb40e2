import type { Picture } from "./art-types";
import { iso, type Pen, type Place, type Point } from "./pen";
import { hexagon, rectangle } from "./profiles";
import { bar, box, circle, ground, prism } from "./solids";
import { ash, concrete, INK, type Material, OXIDE_DEEP, paper, sand, scale, shade, steel, wood, zinc } from "./tones";

/** A small repeatable generator: the same drawing every time it is run. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One broken lump: lit top, near end and right side, irregular but convex. */
function lump(pen: Pen, size: number, next: () => number, material: Material): void {
  const wobble = () => 0.78 + next() * 0.44;
  const rim: Point[] = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + next() * 0.35;
    return [Math.cos(angle) * size * wobble(), Math.sin(angle) * size * wobble() * 0.95] as const;
  });
  const [r0 = [0, 0], r1 = [0, 0], r2 = [0, 0], r3 = [0, 0], r4 = [0, 0], r5 = [0, 0]] = rim;
  const heart: Point = [size * 0.12 * next(), -size * (0.05 + 0.25 * next())];
  pen.polygon([r3, r4, r5, heart], shade(material, 0, 0, 1), "none");
  pen.polygon([r5, r0, r1, heart], shade(material, 0, 1, 0), "none");
  pen.polygon([r1, r2, r3, heart], shade(material, -1, 0, 0), "none");
  pen.polygon(rim, "none");
  pen.line([r3, heart, r5], { width: 1 });
  pen.line([heart, r1], { width: 1 });
}

export function heap(pen: Pen, material: Material, size: number, seed: number, rows = 6): void {
  const next = scatter(seed);
  const spread = 62;
  const base = (reach: number, z: number) => circle(reach, 24).map(([l, w]) => iso(l, w, z));
  pen.shadow(circle(spread + size, 24).map(([l, w]) => iso(l + 10, w + 16, 0)));
  for (let row = 0; row < rows; row++)
    pen.polygon(base(spread * (1 - row / (rows + 0.4)), (row * 62) / rows), material.dark, "none");
  const shapes = Array.from({ length: 7 }, () =>
    pen.stamp((part) => lump(part, size * (0.85 + next() * 0.35), next, material)),
  );
  const places: Place[] = [];
  for (let row = 0; row < rows; row++) {
    const z = (row * 62) / rows;
    const reach = spread * (1 - row / (rows + 0.4));
    const around = Math.max(1, Math.round((2 * Math.PI * reach) / (size * 1.15)));
    for (let index = 0; index < around; index++) {
      const angle = (2 * Math.PI * index) / around + row * 0.5 + next() * 0.25;
      places.push({ l: Math.cos(angle) * reach, w: Math.sin(angle) * reach, z: z + size * 0.5 });
    }
  }
  places
    .sort((one, other) => one.z * 0.55 + (one.w - one.l) - (other.z * 0.55 + (other.w - other.l)))
    .forEach((place) => {
      shapes[Math.floor(next() * shapes.length)]?.(place);
    });
}

/** A paper sack lying flat; the label block tells the kind. */
function sack(pen: Pen, label: string, stripes: number): void {
  const [length, width, height, k] = [128, 84, 30, 13];
  const profile: Point[] = [];
  for (const [cw, cz, start] of [
    [width - k, height - k, 0],
    [k, height - k, 90],
    [k, k, 180],
    [width - k, k, 270],
  ] as const) {
    for (let degree = 0; degree <= 90; degree += 18) {
      const angle = ((start + degree) * Math.PI) / 180;
      profile.push([cw + k * Math.cos(angle), cz + k * 0.98 * Math.sin(angle)]);
    }
  }
  prism(pen, "l", profile, 0, length, { material: paper, isSmooth: true });
  pen.line([iso(0, 12, height / 2), iso(0, width - 12, height / 2)], { color: label, width: 2.2, dash: "5 4" });
  pen.polygon([iso(38, width, 8), iso(90, width, 8), iso(90, width, 22), iso(38, width, 22)], label, "none");
  pen.polygon(
    [iso(33, 20, height), iso(33, width - 20, height), iso(95, width - 20, height), iso(95, 20, height)],
    label,
  );
  for (let stripe = 0; stripe < stripes; stripe++) {
    const l = 46 + stripe * 15;
    const end = stripe === stripes - 1 ? width - 44 : width - 32;
    pen.line([iso(l, 32, height), iso(l, end, height)], { color: "#F9E3D6", width: 3.2 });
  }
}

function sacks(pen: Pen, label: string, stripes: number): void {
  ground(pen, 0, 128, 0, 84);
  const place = pen.stamp((part) => sack(part, label, stripes));
  place({ l: 0, w: 0, z: 0 });
  place({ l: -8, w: 4, z: 30 });
  place({ l: 2, w: -2, z: 60 });
}

function blocks(
  pen: Pen,
  material: Material,
  l: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  levels: number,
): void {
  ground(pen, 0, columns * (l + 2), 0, rows * (w + 2));
  const place = pen.stamp((part) => prism(part, "l", rectangle(w, h), 0, l, { material }));
  const isOpenCorner = (column: number, row: number) => column === 0 || row === rows - 1;
  for (let index = 0; index < levels * columns * rows; index++) {
    const level = Math.floor(index / (columns * rows));
    const column = columns - 1 - (Math.floor(index / rows) % columns);
    const row = index % rows;
    if (level === levels - 1 && isOpenCorner(column, row)) continue;
    place({ l: column * (l + 2), w: row * (w + 2), z: level * (h + 1) });
  }
}

function weldedMesh(pen: Pen): void {
  ground(pen, 0, 200, 0, 150);
  for (const z of [0, 16, 32]) {
    const shift = z === 16 ? 6 : 0;
    const along = pen.stamp((part) => bar(part, shift, 200 + shift, 3.4, 0, 0, {}));
    const across = pen.stamp((part) => {
      part.line([iso(shift, 0, 0), iso(shift, 150, 0)], { width: 7.5 });
      part.line([iso(shift, 0, 0), iso(shift, 150, 0)], { color: "#BAC4CA", width: 4.5 });
    });
    for (let w = 8; w <= 142; w += 22.3) along({ l: 0, w, z: z + 3 });
    for (let l = 190; l >= 8; l -= 26) across({ l, w: 0, z: z + 9 });
  }
}

/** The wires of one direction, cut off at the posts. */
function linkWires(pen: Pen, reach: number, height: number, pitch: number, isRising: boolean): void {
  for (let l = -height; l < reach; l += pitch) {
    const first = Math.max(0, isRising ? -l : l + height - reach);
    const last = Math.min(height, isRising ? reach - l : l + height);
    if (last - first < 4) continue;
    const at = (step: number) => iso(isRising ? l + step : l + height - step, 6, step + 6);
    pen.line([at(first), at(last)], { width: 5 });
    pen.line([at(first), at(last)], { color: isRising ? "#D4DEE2" : "#B7C5CC", width: 2.6 });
  }
}

function chainLink(pen: Pen): void {
  const [reach, height, pitch] = [176, 132, 22];
  ground(pen, 0, reach, 0, 14);
  post(pen, reach, height + 22);
  linkWires(pen, reach, height, pitch, true);
  linkWires(pen, reach, height, pitch, false);
  for (const z of [6, height + 6]) pen.line([iso(0, 6, z), iso(reach, 6, z)], { width: 4 });
  post(pen, 0, height + 22);
}

/** An upright post. */
function post(pen: Pen, l: number, height: number): void {
  prism(pen, "z", circle(6, 16), 0, height, { material: zinc, isSmooth: true, at: { l, w: 6 } });
}

function nails(pen: Pen): void {
  ground(pen, 0, 150, -6, 92);
  const nail = pen.stamp((part) => {
    bar(part, 0, 128, 6, 0, 7, { isCut: false });
    part.polygon([iso(128, -4, 7), iso(150, 0, 5), iso(128, 5, 5)], "#71808B");
    bar(part, -6, 0, 14, 0, 7, { isCut: true });
  });
  for (const [l, w, z] of [
    [8, 0, 0],
    [-6, 30, 0],
    [10, 60, 0],
    [-4, 90, 0],
    [14, 16, 13],
    [-8, 46, 13],
    [6, 76, 13],
  ] as const)
    nail({ l, w, z });
}

function bolts(pen: Pen): void {
  ground(pen, 0, 116, -14, 74);
  const bolt = pen.stamp((part) => {
    bar(part, 0, 112, 14, 0, 26, { isCut: false });
    for (let l = 58; l < 112; l += 6) {
      const thread: Point[] = [];
      for (let degree = -45; degree <= 135; degree += 15)
        thread.push(iso(l, 14 * Math.cos((degree * Math.PI) / 180), 26 + 14 * Math.sin((degree * Math.PI) / 180)));
      part.line(thread, { width: 1.1 });
    }
    prism(part, "l", hexagon(28, 0, 26), -20, 0, { isCut: true });
  });
  bolt({ l: 0, w: 0, z: 0 });
  bolt({ l: -16, w: 66, z: 0 });
  const nut = pen.stamp((part) => {
    prism(part, "z", hexagon(27), 0, 22);
    part.polygon(
      circle(14, 24).map(([l, w]) => iso(l, w, 22)),
      "#3E4C57",
    );
  });
  nut({ l: -66, w: 46, z: 0 });
}

function barbedWire(pen: Pen): void {
  const [radius, inner, length] = [74, 46, 74];
  ground(pen, 4, length, -34, 54);
  bar(pen, 0, length, radius, 0, radius, { inner, material: zinc });
  for (let l = 6; l < length; l += 9) {
    const points: Point[] = [];
    for (let degree = -45; degree <= 135; degree += 9)
      points.push(
        iso(l, radius * Math.cos((degree * Math.PI) / 180), radius + radius * Math.sin((degree * Math.PI) / 180)),
      );
    pen.line(points, { width: 1.3 });
  }
  const barb = pen.stamp((part) => {
    part.line(
      [
        [-6, -5],
        [6, 5],
      ],
      { width: 1.8 },
    );
    part.line(
      [
        [-5, 6],
        [5, -6],
      ],
      { width: 1.8 },
    );
  });
  const next = scatter(7);
  for (let degree = -30; degree <= 125; degree += 17) {
    for (let l = 10 + next() * 14; l < length; l += 26) {
      const angle = (degree * Math.PI) / 180;
      barb({ l, w: radius * Math.cos(angle), z: radius + radius * Math.sin(angle) });
    }
  }
}

function electrodes(pen: Pen): void {
  ground(pen, 0, 170, 0, 90);
  box(pen, { l: 0, w: 0, z: 0 }, 170, 84, 34, paper);
  pen.polygon([iso(40, 14, 34), iso(40, 70, 34), iso(130, 70, 34), iso(130, 14, 34)], OXIDE_DEEP);
  for (const l of [60, 82, 104])
    pen.line([iso(l, 26, 34), iso(l, l === 104 ? 44 : 58, 34)], { color: "#F9E3D6", width: 3.4 });
  const rod = pen.stamp((part) => {
    bar(part, 0, 128, 5, 0, 5, { material: ash });
    bar(part, 128, 150, 3, 0, 5, {});
  });
  for (const w of [104, 118, 132]) rod({ l: w - 120, w, z: 0 });
}

function pigs(pen: Pen): void {
  const profile: Point[] = [
    [0, 0],
    [46, 0],
    [36, 24],
    [10, 24],
  ];
  ground(pen, 0, 120, 0, 150);
  const pig = pen.stamp((part) => prism(part, "l", profile, 0, 104, { isCut: true, material: scale }));
  for (const w of [0, 50, 100]) pig({ l: (w % 100) * -0.1, w, z: 0 });
  for (const w of [25, 75]) pig({ l: -8, w, z: 24 });
  pig({ l: 2, w: 50, z: 48 });
}

/** Scrap pressed into a cube. */
function scrapBale(pen: Pen): void {
  const size = 108;
  ground(pen, 0, size, 0, size);
  box(pen, { l: 0, w: 0, z: 0 }, size, size, size * 0.86, steel);
  const next = scatter(41);
  const tones = ["#D5DBDE", "#96A3AC", "#71808B", "#53626D", "#BAC4CA", "#D4622A"];
  const shard = (at: (a: number, b: number) => Point) => {
    const [a, b] = [3 + next() * (size - 34), 4 + next() * (size * 0.86 - 24)];
    const [da, db, skew] = [12 + next() * 22, 6 + next() * 14, next() * 10 - 5];
    pen.polygon(
      [at(a, b), at(a + da, b + skew), at(a + da - 4, b + db), at(a + 3, b + db - 2)],
      tones[Math.floor(next() * tones.length)] ?? "#96A3AC",
      { width: 1 },
    );
  };
  for (let index = 0; index < 32; index++) {
    shard((a, b) => iso(0, a, b));
    shard((a, b) => iso(a, size, b));
    shard((a, b) => iso(a, Math.min(b * 1.15, size - 6), size * 0.86));
  }
  for (const l of [size * 0.33, size * 0.67])
    pen.line([iso(l, 0, size * 0.86), iso(l, size, size * 0.86), iso(l, size, 0)], { width: 3.5, color: INK });
}

function blockPallet(pen: Pen): void {
  for (const w of [4, 54, 104]) box(pen, { l: 0, w, z: 0 }, 196, 14, 12, wood);
  pen.group(0, -12, 1, (part) => blocks(part, concrete, 62, 38, 32, 3, 3, 3));
}

export const buildingProducts: readonly Picture[] = [
  { name: "cement", title: "Cement bags", draw: (pen) => sacks(pen, "#D4622A", 3) },
  { name: "cement-43", title: "OPC 43 cement bags", draw: (pen) => sacks(pen, "#2A5275", 2) },
  { name: "cement-ppc", title: "Pozzolana cement bags", draw: (pen) => sacks(pen, "#4B7765", 3) },
  { name: "cement-psc", title: "Slag cement bags", draw: (pen) => sacks(pen, "#53626D", 4) },
  { name: "aggregate", title: "Crushed stone aggregate", draw: (pen) => heap(pen, ash, 15, 11, 5) },
  { name: "sand", title: "Manufactured sand", draw: (pen) => heap(pen, sand, 7, 23, 9) },
  { name: "sponge-iron", title: "Sponge iron lumps", draw: (pen) => heap(pen, scale, 12, 5, 6) },
  { name: "ferro-alloy", title: "Silico manganese lumps", draw: (pen) => heap(pen, steel, 18, 31, 4) },
  { name: "pig-iron", title: "Pig iron", draw: pigs },
  { name: "scrap", title: "Melting scrap bale", draw: scrapBale },
  { name: "aac-block", title: "AAC blocks", draw: blockPallet },
  { name: "fly-ash-brick", title: "Fly ash bricks", draw: (pen) => blocks(pen, ash, 46, 22, 16, 4, 6, 4) },
  { name: "welded-mesh", title: "Welded wire mesh", draw: weldedMesh },
  { name: "chain-link", title: "Chain link fencing", draw: chainLink },
  { name: "nails", title: "Wire nails", draw: nails },
  { name: "bolts", title: "Hexagon bolts and nut", draw: bolts },
  { name: "barbed-wire", title: "Barbed wire roll", draw: barbedWire },
  { name: "electrodes", title: "Welding electrodes", draw: electrodes },
];
