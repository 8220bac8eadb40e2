import type { Picture } from "./art-types";
import { iso, type Pen, type Point } from "./pen";
import { box, ground, prism, wheel } from "./solids";
import { bluecoat, concrete, greencoat, type Material, night, oxide, paper, steel, zinc } from "./tones";

const WIDTH = 62;
const DECK = 32;

/** What stands on the deck, drawn with its near right corner of the deck at the origin of `l`. */
export type Cargo = (pen: Pen, length: number) => void;

export interface Vehicle {
  readonly deckLength: number;
  /** Distance of each rear axle from the front of the deck. */
  readonly axles: readonly number[];
  readonly cab: Material;
  readonly isTractor?: boolean;
  readonly cargo?: Cargo;
}

function pane(pen: Pen, points: readonly Point[]): void {
  pen.polygon(points, "#2D3B47", { width: 1.2 });
}

function cab(pen: Pen, material: Material): void {
  const profile: Point[] = [
    [-72, 14],
    [-6, 14],
    [-6, 88],
    [-54, 88],
    [-72, 54],
  ];
  prism(pen, "w", profile, 0, WIDTH, { material });
  const front = (w: number, share: number): Point => iso(-72 + 18 * share, w, 54 + 34 * share);
  pane(pen, [front(6, 0.1), front(WIDTH - 6, 0.1), front(WIDTH - 6, 0.88), front(6, 0.88)]);
  pane(pen, [iso(-50, WIDTH, 56), iso(-22, WIDTH, 56), iso(-22, WIDTH, 80), iso(-42, WIDTH, 80)]);
  pen.line([iso(-18, WIDTH, 20), iso(-18, WIDTH, 84)], { width: 1.1 });
  pen.polygon([iso(-72, 0, 14), iso(-72, WIDTH, 14), iso(-72, WIDTH, 24), iso(-72, 0, 24)], "#394854");
  for (const w of [6, WIDTH - 18])
    pen.polygon([iso(-72, w, 27), iso(-72, w + 12, 27), iso(-72, w + 12, 34), iso(-72, w, 34)], "#F6F1E6", {
      width: 1.1,
    });
  for (const z of [39, 44, 49]) pen.line([iso(-72, 10, z), iso(-72, WIDTH - 10, z)], { width: 1.1 });
}

export function truck(pen: Pen, vehicle: Vehicle): void {
  const { deckLength, axles, isTractor = false } = vehicle;
  ground(pen, -72, deckLength, 0, WIDTH);
  box(pen, { l: isTractor ? 40 : -6, w: 12, z: 16 }, deckLength - (isTractor ? 40 : -6), WIDTH - 24, 10, night);
  if (isTractor) box(pen, { l: -6, w: 8, z: 12 }, 78, WIDTH - 16, 12, night);
  const roller = pen.stamp((part) => wheel(part, 0, 0, 15));
  for (const l of [...axles].sort((one, other) => other - one)) roller({ l, w: WIDTH, z: 0 });
  if (isTractor) for (const l of [42, 10]) roller({ l, w: WIDTH, z: 0 });
  box(pen, { l: 0, w: 0, z: 26 }, deckLength, WIDTH, DECK - 26, steel);
  pen.polygon(
    [
      iso(deckLength - 12, WIDTH, 26),
      iso(deckLength - 2, WIDTH, 26),
      iso(deckLength - 2, WIDTH, 31),
      iso(deckLength - 12, WIDTH, 31),
    ],
    "#D4622A",
    "none",
  );
  vehicle.cargo?.(pen, deckLength);
  cab(pen, vehicle.cab);
  roller({ l: -42, w: WIDTH, z: 0 });
}

/** Side boards of a rigid truck: the near end and the right side hide most of the load. */
export function boards(pen: Pen, length: number, height: number, material: Material): void {
  pen.polygon(
    [iso(0, 0, DECK), iso(length, 0, DECK), iso(length, 0, DECK + height), iso(0, 0, DECK + height)],
    material.dark,
  );
  pen.polygon(
    [iso(length, 0, DECK), iso(length, WIDTH, DECK), iso(length, WIDTH, DECK + height), iso(length, 0, DECK + height)],
    material.mid,
  );
  pen.polygon([iso(0, 0, DECK), iso(length, 0, DECK), iso(length, WIDTH, DECK), iso(0, WIDTH, DECK)], material.side);
}

export function frontBoards(pen: Pen, length: number, height: number, material: Material): void {
  pen.polygon(
    [iso(0, 0, DECK), iso(0, WIDTH, DECK), iso(0, WIDTH, DECK + height), iso(0, 0, DECK + height)],
    material.mid,
  );
  pen.polygon(
    [iso(0, WIDTH, DECK), iso(length, WIDTH, DECK), iso(length, WIDTH, DECK + height), iso(0, WIDTH, DECK + height)],
    material.side,
  );
  for (let l = 0; l <= length; l += length / 5)
    pen.line([iso(l, WIDTH, DECK), iso(l, WIDTH, DECK + height)], { width: 2.2 });
  pen.line([iso(0, WIDTH, DECK + height / 2), iso(length, WIDTH, DECK + height / 2)], { width: 1 });
}

function sided(material: Material, height: number): Cargo {
  return (pen, length) => {
    boards(pen, length, height, material);
    frontBoards(pen, length, height, material);
  };
}

/** The open tub of a tipper, its floor sloping up behind the cab. */
function tub(pen: Pen, length: number): void {
  const rim = 44;
  pen.polygon(
    [
      iso(6, -2, DECK + rim),
      iso(length, -2, DECK + rim),
      iso(length, WIDTH + 2, DECK + rim),
      iso(6, WIDTH + 2, DECK + rim),
    ],
    "#36434E",
  );
  prism(
    pen,
    "w",
    [
      [10, DECK],
      [length - 8, DECK],
      [length, DECK + rim],
      [4, DECK + rim],
    ],
    WIDTH,
    WIDTH + 2,
    { material: oxide },
  );
  prism(
    pen,
    "l",
    [
      [0, DECK],
      [WIDTH, DECK],
      [WIDTH + 2, DECK + rim],
      [-2, DECK + rim],
    ],
    4,
    8,
    { material: oxide },
  );
  pen.polygon(
    [
      iso(12, 4, DECK + rim),
      iso(length - 6, 4, DECK + rim),
      iso(length - 6, WIDTH - 4, DECK + rim),
      iso(12, WIDTH - 4, DECK + rim),
    ],
    "#485560",
  );
  for (let l = 26; l < length - 8; l += 26)
    pen.line([iso(l, WIDTH + 2, DECK + 2), iso(l, WIDTH + 2, DECK + rim)], { width: 2 });
}

function container(pen: Pen, length: number): void {
  box(pen, { l: 2, w: 1, z: DECK }, length - 4, WIDTH - 2, 74, bluecoat);
  for (let l = 12; l < length - 4; l += 10)
    pen.line([iso(l, WIDTH - 1, DECK + 4), iso(l, WIDTH - 1, DECK + 70)], { width: 0.9, color: "#2A5275" });
}

/** A dry-bulk tank for cement. */
function tank(pen: Pen, length: number): void {
  const profile: Point[] = [];
  for (let degree = 0; degree < 360; degree += 12) {
    const angle = (degree * Math.PI) / 180;
    profile.push([31 + 29 * Math.cos(angle), DECK + 34 + 32 * Math.sin(angle)]);
  }
  prism(pen, "l", profile, 8, length - 6, { material: zinc, isSmooth: true });
  for (const l of [length * 0.25, length * 0.5, length * 0.75]) {
    pen.polygon(
      [iso(l - 9, 24, DECK + 66), iso(l + 9, 24, DECK + 66), iso(l + 9, 42, DECK + 66), iso(l - 9, 42, DECK + 66)],
      "#71808B",
    );
  }
}

function posts(pen: Pen, length: number): void {
  for (let l = length - 6; l > 0; l -= (length - 16) / 5)
    pen.line([iso(l, 2, DECK), iso(l, 2, DECK + 26)], { width: 3 });
  for (let l = length - 6; l > 0; l -= (length - 16) / 5)
    pen.line([iso(l, WIDTH - 1, DECK), iso(l, WIDTH - 1, DECK + 26)], { width: 3 });
}

export const vehicles: readonly Picture[] = [
  {
    name: "trailer-40",
    title: "Forty foot flat bed trailer",
    draw: (pen) => truck(pen, { deckLength: 330, axles: [250, 284, 318], cab: paper, isTractor: true, cargo: posts }),
  },
  {
    name: "trailer-20",
    title: "Low bed trailer",
    draw: (pen) => truck(pen, { deckLength: 240, axles: [188, 222], cab: greencoat, isTractor: true, cargo: posts }),
  },
  {
    name: "truck-14",
    title: "Fourteen wheel truck",
    draw: (pen) => truck(pen, { deckLength: 250, axles: [36, 140, 174, 208], cab: paper, cargo: sided(bluecoat, 34) }),
  },
  {
    name: "truck-12",
    title: "Twelve wheel truck",
    draw: (pen) => truck(pen, { deckLength: 222, axles: [36, 140, 174], cab: oxide, cargo: sided(concrete, 34) }),
  },
  {
    name: "truck-10",
    title: "Ten wheel truck",
    draw: (pen) => truck(pen, { deckLength: 190, axles: [118, 152], cab: bluecoat, cargo: sided(paper, 32) }),
  },
  {
    name: "tipper",
    title: "Tipper",
    draw: (pen) => truck(pen, { deckLength: 150, axles: [84, 118], cab: paper, cargo: tub }),
  },
  {
    name: "container",
    title: "Container trailer",
    draw: (pen) => truck(pen, { deckLength: 250, axles: [190, 224], cab: paper, isTractor: true, cargo: container }),
  },
  {
    name: "bulker",
    title: "Cement bulker",
    draw: (pen) => truck(pen, { deckLength: 230, axles: [164, 198], cab: oxide, isTractor: true, cargo: tank }),
  },
  {
    name: "light-truck",
    title: "Light commercial truck",
    draw: (pen) => truck(pen, { deckLength: 116, axles: [82], cab: greencoat, cargo: sided(paper, 24) }),
  },
];
