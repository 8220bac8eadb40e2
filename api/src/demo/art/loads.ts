import type { Picture } from "./art-types";
import { heap } from "./loose-goods";
import { iso, type Pen } from "./pen";
import { beamSection, rectangle, ribbon, waveSpine } from "./profiles";
import { bar, prism } from "./solids";
import { ash, type Material, night, paper, steel, wood, zinc } from "./tones";
import { boards, type Cargo, frontBoards, truck } from "./vehicles";

const DECK = 32;

function straps(pen: Pen, length: number, height: number): void {
  for (const share of [0.2, 0.5, 0.8]) {
    const l = length * share;
    pen.line([iso(l, 4, DECK + height), iso(l, 58, DECK + height), iso(l, 60, DECK)], { width: 3.4, color: "#22303B" });
  }
}

const rods =
  (radius: number, inner: number | undefined, material: Material): Cargo =>
  (pen, length) => {
    const place = pen.stamp((part) =>
      bar(part, 6, length - 8, radius, 0, 0, inner === undefined ? { material } : { inner, material }),
    );
    const columns = Math.floor(56 / (2 * radius));
    for (let level = 0; level < Math.max(2, Math.floor(44 / (2 * radius))); level++) {
      for (let column = 0; column < columns; column++)
        place({
          l: ((level * 3 + column * 5) % 3) * 3,
          w: 4 + radius + column * 2 * radius,
          z: DECK + radius + level * 1.9 * radius,
        });
    }
    straps(pen, length, 44);
  };

const beams: Cargo = (pen, length) => {
  const place = pen.stamp((part) => prism(part, "l", beamSection(26, 34, 5, 4), 6, length - 10, { isCut: true }));
  for (const [w, z] of [
    [3, DECK],
    [32, DECK],
    [18, DECK + 35],
  ] as const)
    place({ l: w % 4, w, z });
  straps(pen, length, 36);
};

const plates: Cargo = (pen, length) => {
  for (const l of [40, length - 60])
    prism(pen, "l", rectangle(58, 8), l, l + 14, { material: wood, at: { w: 2, z: DECK } });
  const place = pen.stamp((part) => prism(part, "l", rectangle(58, 5), 8, length - 12, { isCut: true }));
  for (let level = 0; level < 4; level++) place({ l: (level % 2) * 4, w: 2, z: DECK + 8 + level * 6.5 });
  straps(pen, length, 34);
};

const coils: Cargo = (pen, length) => {
  const place = pen.stamp((part) => bar(part, 0, 50, 27, 0, 0, { inner: 12 }));
  for (let l = length - 74; l > 20; l -= 84) place({ l, w: 31, z: DECK + 27 });
};

const profiled: Cargo = (pen, length) => {
  for (let level = 0; level < 4; level++) {
    prism(pen, "l", ribbon(waveSpine(58, 4, 6), 3), 8, length - 12, {
      isCut: true,
      material: zinc,
      isSmooth: true,
      at: { w: 2, z: DECK + level * 8 },
    });
  }
  straps(pen, length, 38);
};

const bags: Cargo = (pen, length) => {
  const place = pen.stamp((part) => {
    prism(part, "l", rectangle(28, 12), 0, 36, { material: paper });
    part.polygon([iso(10, 28, 3), iso(26, 28, 3), iso(26, 28, 9), iso(10, 28, 9)], "#D4622A", "none");
  });
  for (let level = 0; level < 4; level++) {
    for (let l = length - 46; l >= 6; l -= 37) for (const w of [2, 31]) place({ l, w, z: DECK + level * 12.5 });
  }
};

const loose =
  (material: Material): Cargo =>
  (pen, length) => {
    boards(pen, length, 30, night);
    const [x, y] = iso(length * 0.5, 30, DECK + 16);
    pen.group(x - length * 0.16, y + length * 0.09, 0.55, (part) => heap(part, material, 16, 3, 4));
    pen.group(x + length * 0.2, y - length * 0.11, 0.55, (part) => heap(part, material, 16, 9, 4));
    frontBoards(pen, length, 30, steel);
  };

const bundles: Cargo = (pen, length) => {
  const place = pen.stamp((part) => prism(part, "l", rectangle(27, 22), 0, 46, { material: zinc }));
  for (let level = 0; level < 2; level++)
    for (let l = length - 58; l >= 8; l -= 50) for (const w of [3, 32]) place({ l, w, z: DECK + level * 23 });
  straps(pen, length, 46);
};

const trailer = (cargo: Cargo) => (pen: Pen) =>
  truck(pen, { deckLength: 250, axles: [188, 222], cab: paper, isTractor: true, cargo });

export const loads: readonly Picture[] = [
  { name: "load-bars", title: "Bars loaded on a trailer", draw: trailer(rods(7, undefined, steel)) },
  { name: "load-pipes", title: "Pipes loaded on a trailer", draw: trailer(rods(14, 10, steel)) },
  { name: "load-sections", title: "Sections loaded on a trailer", draw: trailer(beams) },
  { name: "load-plates", title: "Plates loaded on a trailer", draw: trailer(plates) },
  { name: "load-coils", title: "Coils loaded on a trailer", draw: trailer(coils) },
  { name: "load-roofing", title: "Roofing sheets loaded on a trailer", draw: trailer(profiled) },
  { name: "load-bags", title: "Bags loaded on a trailer", draw: trailer(bags) },
  { name: "load-loose", title: "Loose material in a truck", draw: trailer(loose(ash)) },
  { name: "load-bundles", title: "Bundles loaded on a trailer", draw: trailer(bundles) },
];
