import type { Picture } from "./art-types";
import { iso, type Pen, type Point } from "./pen";
import { angleSection, beamSection, channelSection, hexagon, railSection, rectangle } from "./profiles";
import { bar, ground, prism } from "./solids";
import { greencoat, INK, type Material, steel, zinc } from "./tones";

/** Bars in a triangle of rows, drawn back to front. */
function barBundle(pen: Pen, material: Material, hasRibs: boolean): void {
  const r = 19;
  const length = 210;
  ground(pen, 0, length, -r, 5 * r);
  const place = pen.stamp((inner) => bar(inner, 0, length, r, 0, 0, { hasRibs, material }));
  const rows = [[0, 2, 4], [1, 3], [2]];
  rows
    .flatMap((row, level) => row.map((slot) => ({ w: slot * r * 1.03, z: r + level * r * 1.75 })))
    .sort((one, other) => one.w + one.z - other.w - other.z)
    .forEach(({ w, z }, index) => {
      place({ l: -((index * 37) % 3) * 8, w, z });
    });
  pen.dimension(iso(-34, -r, 0), iso(-34, r * 5, 0));
}

function pile(
  pen: Pen,
  profile: readonly Point[],
  width: number,
  height: number,
  length: number,
  material: Material = steel,
): void {
  ground(pen, 0, length, 0, 2 * width + 6);
  const place = pen.stamp((inner) => prism(inner, "l", profile, 0, length, { isCut: true, material }));
  place({ l: 0, w: 0, z: 0 });
  place({ l: -14, w: width + 6, z: 0 });
  place({ l: -6, w: (width + 6) / 2, z: height });
}

function section(pen: Pen, profile: readonly Point[], b: number, h: number): void {
  const length = 190;
  ground(pen, 0, length, 0, b);
  prism(pen, "l", profile, 0, length, { isCut: true });
  pen.dimension(iso(-26, 0, 0), iso(-26, b, 0));
  pen.dimension(iso(-2, -18, 0), iso(-2, -18, h));
}

function flats(pen: Pen): void {
  const length = 220;
  ground(pen, 0, length, 0, 150);
  const place = pen.stamp((inner) => prism(inner, "l", rectangle(72, 14), 0, length, { isCut: true }));
  for (let level = 0; level < 4; level++) {
    place({ l: (level % 2) * -8, w: level % 2, z: level * 15 });
    place({ l: ((level + 1) % 2) * -8 - 4, w: 77 + (level % 2), z: level * 15 });
  }
  pen.dimension(iso(-34, 77, 0), iso(-34, 149, 0));
}

function bentBars(pen: Pen): void {
  ground(pen, 0, 150, -10, 130);
  const stirrup = (l: number, color: string, width: number): void => {
    const corners: Point[] = [
      iso(l, 12, 8),
      iso(l, 8, 12),
      iso(l, 8, 114),
      iso(l, 12, 118),
      iso(l, 110, 118),
      iso(l, 114, 114),
      iso(l, 114, 12),
      iso(l, 110, 8),
      iso(l, 12, 8),
    ];
    pen.line(corners, { color, width });
    pen.line([iso(l, 8, 112), iso(l, 34, 92)], { color, width });
    pen.line([iso(l, 14, 118), iso(l, 36, 96)], { color, width });
  };
  const place = pen.stamp((part) => bar(part, -18, 186, 7, 0, 0, { hasRibs: true }));
  for (const w of [18, 104]) place({ l: 0, w, z: 18 });
  for (let l = 150; l >= 6; l -= 24) {
    stirrup(l, INK, 8.5);
    stirrup(l, "#96A3AC", 5.5);
  }
  for (const w of [18, 61, 104]) place({ l: 0, w, z: 108 });
  pen.dimension(iso(-40, 8, 0), iso(-40, 114, 0));
}

function brightBars(pen: Pen): void {
  const length = 210;
  const r = 24;
  ground(pen, 0, length, -r, 3.5 * r);
  const hex = pen.stamp((inner) => prism(inner, "l", hexagon(r), 0, length, { isCut: true, material: zinc }));
  hex({ l: 0, w: 0, z: r * 0.87 });
  hex({ l: -12, w: r * 2.04, z: r * 0.87 });
  hex({ l: -6, w: r * 1.02, z: r * 2.62 });
}

export const longProducts: readonly Picture[] = [
  { name: "tmt-bar", title: "TMT bars", draw: (pen) => barBundle(pen, steel, true) },
  { name: "crs-bar", title: "Corrosion resistant TMT bars", draw: (pen) => barBundle(pen, zinc, true) },
  { name: "epoxy-bar", title: "Epoxy coated TMT bars", draw: (pen) => barBundle(pen, greencoat, true) },
  { name: "cut-and-bend", title: "Cut and bent reinforcement", draw: bentBars },
  { name: "round-bar", title: "Round bars", draw: (pen) => barBundle(pen, steel, false) },
  { name: "square-bar", title: "Square bars", draw: (pen) => pile(pen, rectangle(34, 34), 34, 34, 220) },
  { name: "bright-bar", title: "Bright hexagon bars", draw: brightBars },
  { name: "flat", title: "Flat bars", draw: flats },
  { name: "billet", title: "Steel billets", draw: (pen) => pile(pen, rectangle(46, 46), 46, 46, 200) },
  { name: "bloom", title: "Steel blooms", draw: (pen) => pile(pen, rectangle(76, 58), 76, 58, 170) },
  {
    name: "ingot",
    title: "Steel ingots",
    draw: (pen) =>
      pile(
        pen,
        [
          [0, 0],
          [64, 0],
          [55, 44],
          [9, 44],
        ],
        68,
        44,
        150,
      ),
  },
  { name: "angle", title: "Steel angle", draw: (pen) => section(pen, angleSection(96, 96, 15), 96, 96) },
  {
    name: "unequal-angle",
    title: "Unequal steel angle",
    draw: (pen) => section(pen, angleSection(74, 118, 13), 74, 118),
  },
  { name: "channel", title: "Steel channel", draw: (pen) => section(pen, channelSection(56, 112, 12), 56, 112) },
  { name: "beam", title: "Steel I-beam", draw: (pen) => section(pen, beamSection(84, 120, 14, 11), 84, 120) },
  {
    name: "wide-flange",
    title: "Parallel flange beam",
    draw: (pen) => section(pen, beamSection(116, 116, 15, 10), 116, 116),
  },
  { name: "rail", title: "Steel rail", draw: (pen) => section(pen, railSection(104, 116), 104, 116) },
];
