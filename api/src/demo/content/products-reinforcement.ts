import { steelGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Option, Product, Size } from "./types";
import { barWeight, byMetre } from "./weights";

const differences: readonly (readonly [number, number])[] = [
  [8, 1500],
  [10, 800],
  [12, 0],
  [16, 250],
  [20, 0],
  [25, 250],
  [28, 800],
  [32, 800],
  [36, 1400],
];

function barSizes(least: number, most: number): [Size, ...Size[]] {
  const [first, ...others] = differences
    .filter(([diameter]) => diameter >= least && diameter <= most)
    .map(([diameter, difference]) => byMetre(String(diameter), barWeight(diameter), difference));
  if (first === undefined) throw new Error("A bar needs at least one size.");
  return [first, ...others];
}

const grades: readonly [Option, ...Option[]] = [
  { name: "Fe 500D", price: 300 },
  { name: "Fe 500", price: 0 },
  { name: "Fe 550D", price: 700 },
];
const bundles: readonly [Option, ...Option[]] = [
  { name: "Bundled, 2 straps", price: 200 },
  { name: "Loose", price: 0 },
  { name: "U-bent for short trucks", price: 350 },
];

const shared = { ...steelGoods, category: "reinforcement", gstPercent: 18 as const, minOrderTonnes: 30 };

export const reinforcementProducts: readonly Product[] = [
  {
    ...shared,
    key: "tmt-bar",
    name: "TMT Bar",
    subCategory: "TMT Bar",
    hsn: "72142090",
    standard: "IS 1786:2008",
    descriptionHtml:
      paragraphs(
        "Quenched and tempered rebar in 12 m lengths, hot-stamped with brand, grade and diameter. Mill test certificate with every heat.",
      ) +
      bullets(
        "Weight per metre as in IS 1786: within 7 percent up to 10 mm, 5 percent for 12 and 16 mm, 3 percent above.",
        "Fe 500D carries the lower sulphur and phosphorus limits and more elongation than Fe 500.",
        "Bend and rebend tested per cast.",
      ),
    pictures: ["tmt-bar", "detail-ribbed-bar", "load-bars", "test-certificate"],
    qualities: grades,
    packagings: [...bundles, { name: "Cut and bent", price: 1450 }],
    sizes: barSizes(8, 36),
    defaultSize: 0,
    typicalPrice: 45000,
    brands: ["kaveri-ispat", "shikhar-tmt", "vindhya-steel", "pragati-rolling", "girnar-steel"],
  },
  {
    ...shared,
    key: "crs-bar",
    name: "CRS TMT Bar",
    subCategory: "Coated Bar",
    hsn: "72142090",
    standard: "IS 1786:2008",
    descriptionHtml:
      paragraphs(
        "Corrosion resistant rebar with copper, chromium and phosphorus in the melt, for basements, coastal work and water-retaining structures.",
      ) +
      bullets(
        "Same ribs, lengths and weights as plain TMT, so drawings need no change.",
        "Slows rust, does not stop it: cover and concrete grade still decide.",
        "Chemistry of each heat stands on the certificate.",
      ),
    pictures: ["crs-bar", "detail-ribbed-bar", "load-bars", "test-certificate"],
    qualities: [
      { name: "Fe 500D CRS", price: 0 },
      { name: "Fe 550D CRS", price: 450 },
    ],
    packagings: bundles,
    sizes: barSizes(8, 32),
    defaultSize: 2,
    typicalPrice: 47200,
    brands: ["kaveri-ispat", "vindhya-steel", "girnar-steel"],
  },
  {
    ...shared,
    key: "epoxy-bar",
    name: "Epoxy Coated TMT Bar",
    subCategory: "Coated Bar",
    hsn: "72142090",
    standard: "IS 13620:1993",
    minOrderTonnes: 20,
    descriptionHtml:
      paragraphs("Fusion bonded epoxy coating of 175 to 300 micron on blasted TMT, for bridges and marine work.") +
      bullets(
        "Holiday tested on line; repair kit with each truck.",
        "Lift with nylon slings only, store under cover.",
        "Coated after bending on request.",
      ),
    pictures: ["epoxy-bar", "detail-ribbed-bar", "load-bars", "test-certificate"],
    qualities: [
      { name: "Fe 500D coated", price: 0 },
      { name: "Fe 550D coated", price: 400 },
    ],
    packagings: [
      { name: "Bundled with nylon straps", price: 300 },
      { name: "Wrapped bundles", price: 650 },
    ],
    sizes: barSizes(10, 32),
    defaultSize: 1,
    typicalPrice: 51800,
    brands: ["vindhya-steel", "girnar-steel"],
  },
  {
    ...shared,
    key: "cut-and-bend",
    name: "Cut and Bend TMT",
    subCategory: "Cut and Bend",
    hsn: "73089090",
    standard: "IS 2502:1963",
    minOrderTonnes: 18,
    descriptionHtml:
      paragraphs("Rebar cut and bent to your bar bending schedule, tagged by member, loaded in the order of use.") +
      bullets(
        "Send the schedule with the message; shapes as in IS 2502.",
        "Cutting waste is ours, so you pay for the steel in the shapes.",
        "Tolerance 25 mm on length, 5 degrees on bends.",
      ),
    pictures: ["cut-and-bend", "detail-ribbed-bar", "load-bars", "test-certificate"],
    qualities: [
      { name: "Fe 500D", price: 300 },
      { name: "Fe 550D", price: 700 },
    ],
    packagings: [
      { name: "Tagged by member", price: 250 },
      { name: "Tagged by floor", price: 150 },
    ],
    sizes: barSizes(8, 32),
    defaultSize: 0,
    typicalPrice: 47900,
    brands: ["kaveri-ispat", "shikhar-tmt"],
  },
  {
    ...shared,
    key: "tmt-coil",
    name: "TMT Bar in Coil",
    subCategory: "TMT in Coil",
    hsn: "72131090",
    standard: "IS 1786:2008",
    descriptionHtml:
      paragraphs("Ribbed rebar in coils of about 2 MT for stirrup machines and mesh plants.") +
      bullets(
        "One heat per coil, tag inside and outside.",
        "Straightened length loses up to 1 percent in weight.",
        "Ask for a coil inner diameter to suit your decoiler.",
      ),
    pictures: ["tmt-coil", "detail-ribbed-bar", "load-coils", "test-certificate"],
    qualities: [
      { name: "Fe 500D", price: 300 },
      { name: "Fe 500", price: 0 },
    ],
    packagings: [
      { name: "Coil, 4 straps", price: 150 },
      { name: "Coil on pallet", price: 400 },
    ],
    sizes: barSizes(8, 12),
    defaultSize: 0,
    typicalPrice: 45200,
    brands: ["kaveri-ispat", "sahyadri-wires"],
  },
];
