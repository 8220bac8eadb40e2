import { iso, type Pen, type Point } from "./pen";
import { rectangle } from "./profiles";
import { box, ground, prism } from "./solids";
import { concrete, type Material, paper, wood } from "./tones";

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

export function sacks(pen: Pen, label: string, stripes: number): void {
  ground(pen, 0, 128, 0, 84);
  const place = pen.stamp((part) => sack(part, label, stripes));
  place({ l: 0, w: 0, z: 0 });
  place({ l: -8, w: 4, z: 30 });
  place({ l: 2, w: -2, z: 60 });
}

export function blocks(
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

export function blockPallet(pen: Pen): void {
  for (const w of [4, 54, 104]) box(pen, { l: 0, w, z: 0 }, 196, 14, 12, wood);
  pen.group(0, -12, 1, (part) => blocks(part, concrete, 62, 38, 32, 3, 3, 3));
}
