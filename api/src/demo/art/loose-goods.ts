import { iso, type Pen, type Place, type Point } from "./pen";
import { box, circle, ground, prism } from "./solids";
import { INK, type Material, scale, shade, steel } from "./tones";

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

export function pigs(pen: Pen): void {
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
export function scrapBale(pen: Pen): void {
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
