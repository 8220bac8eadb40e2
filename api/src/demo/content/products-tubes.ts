import { steelGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Option, Product, Size } from "./types";
import { byMetreAndWall, hollowWeight, pipeWeight } from "./weights";

const pipe = (bore: number, outer: number, wall: number, difference: number): Size =>
  byMetreAndWall(String(bore), wall, pipeWeight(outer, wall), difference, "NB");
const hollow = (width: number, height: number, wall: number, difference: number): Size =>
  byMetreAndWall(`${width} × ${height}`, wall, hollowWeight(width, height, wall), difference);
const bundles: readonly [Option, ...Option[]] = [
  { name: "Hexagon bundle", price: 200 },
  { name: "Loose, 6 m", price: 0 },
];
const tubes = { ...steelGoods, category: "pipes", gstPercent: 18 as const, minOrderTonnes: 20, packagings: bundles };

export const tubeProducts: readonly Product[] = [
  {
    ...tubes,
    key: "erw-pipe",
    name: "ERW Pipe",
    subCategory: "ERW Pipe",
    hsn: "73063090",
    standard: "IS 1239:2004 part 1",
    descriptionHtml:
      paragraphs("Electric resistance welded black pipe, plain ended, for structures, fire lines and scaffolding.") +
      bullets(
        "Hydro tested at 5 MPa.",
        "Medium class walls in the table; light and heavy on request.",
        "Weld bead trimmed inside on request.",
      ),
    pictures: ["pipe", "detail-pipe", "load-pipes", "test-certificate"],
    qualities: [
      { name: "Medium (B class)", price: 0 },
      { name: "Light (A class)", price: 350 },
      { name: "Heavy (C class)", price: 100 },
    ],
    sizes: [
      pipe(15, 21.3, 2.6, 900),
      pipe(20, 26.9, 2.6, 700),
      pipe(25, 33.7, 3.2, 300),
      pipe(40, 48.3, 3.2, 0),
      pipe(50, 60.3, 3.6, 0),
      pipe(80, 88.9, 4, 0),
      pipe(100, 114.3, 4.5, 200),
      pipe(150, 165.1, 4.8, 500),
    ],
    defaultSize: 4,
    typicalPrice: 50400,
    brands: ["dakshin-tubes", "hooghly-pipes"],
  },
  {
    ...tubes,
    key: "gi-pipe",
    name: "GI Pipe",
    subCategory: "Galvanised Pipe",
    hsn: "73063010",
    standard: "IS 1239:2004, IS 4736:1986",
    minOrderTonnes: 15,
    descriptionHtml:
      paragraphs("Hot dip galvanised water pipe, threaded with one coupling per length.") +
      bullets(
        "Zinc 400 g per square metre at least.",
        "Threads capped for the road.",
        "Each length stamped with class and bore.",
      ),
    pictures: ["gi-pipe", "detail-pipe", "load-pipes", "test-certificate"],
    qualities: [
      { name: "Medium (B class)", price: 0 },
      { name: "Heavy (C class)", price: 300 },
    ],
    sizes: [
      pipe(15, 21.3, 2.6, 1400),
      pipe(20, 26.9, 2.6, 1000),
      pipe(25, 33.7, 3.2, 500),
      pipe(32, 42.4, 3.2, 200),
      pipe(40, 48.3, 3.2, 0),
      pipe(50, 60.3, 3.6, 0),
      pipe(80, 88.9, 4, 0),
      pipe(100, 114.3, 4.5, 250),
    ],
    defaultSize: 4,
    typicalPrice: 61900,
    brands: ["dakshin-tubes", "hooghly-pipes"],
  },
  {
    ...tubes,
    key: "square-tube",
    name: "Square Hollow Section",
    subCategory: "Hollow Section",
    hsn: "73066100",
    standard: "IS 4923:2017",
    descriptionHtml:
      paragraphs("Cold formed square tube for roofs, space frames and furniture.") +
      bullets(
        "Outer radius at most twice the wall.",
        "YSt 310 gives about a quarter more strength for the same weight.",
        "Lengths of 6 m, others by the mill roll.",
      ),
    pictures: ["square-tube", "detail-square-tube", "load-bundles", "test-certificate"],
    qualities: [
      { name: "YSt 210", price: 0 },
      { name: "YSt 310", price: 700 },
    ],
    sizes: [
      hollow(25, 25, 2.6, 800),
      hollow(40, 40, 2.6, 300),
      hollow(50, 50, 2.9, 0),
      hollow(60, 60, 3.2, 0),
      hollow(80, 80, 4, 0),
      hollow(100, 100, 5, 300),
      hollow(150, 150, 6, 700),
    ],
    defaultSize: 2,
    typicalPrice: 51300,
    brands: ["dakshin-tubes", "hooghly-pipes"],
  },
  {
    ...tubes,
    key: "rectangular-tube",
    name: "Rectangular Hollow Section",
    subCategory: "Hollow Section",
    hsn: "73066100",
    standard: "IS 4923:2017",
    descriptionHtml:
      paragraphs("Rectangular tube for purlins, gates and vehicle bodies.") +
      bullets("Stands on its long side as purlin.", "Corner cracks are rejected at the flattening test."),
    pictures: ["rectangular-tube", "detail-rectangular-tube", "load-bundles", "test-certificate"],
    qualities: [
      { name: "YSt 210", price: 0 },
      { name: "YSt 310", price: 700 },
    ],
    sizes: [
      hollow(50, 25, 2.6, 500),
      hollow(60, 40, 2.9, 100),
      hollow(80, 40, 3.2, 0),
      hollow(100, 50, 4, 0),
      hollow(122, 61, 4.5, 200),
      hollow(145, 82, 5.4, 500),
    ],
    defaultSize: 2,
    typicalPrice: 51500,
    brands: ["dakshin-tubes"],
  },
  {
    ...tubes,
    key: "seamless-pipe",
    name: "Seamless Pipe",
    subCategory: "Seamless Pipe",
    hsn: "73043190",
    standard: "ASTM A106 Gr B",
    minOrderTonnes: 8,
    packagings: [
      { name: "Capped bundle", price: 400 },
      { name: "Loose", price: 0 },
    ],
    descriptionHtml:
      paragraphs("Hot finished seamless pipe for boilers, steam and hydraulic lines.") +
      bullets(
        "Schedule 40 in the table, 80 and 160 on request.",
        "Third party inspection at works on request.",
        "Varnished and bevelled.",
      ),
    pictures: ["seamless-pipe", "detail-thick-pipe", "load-pipes", "test-certificate"],
    qualities: [
      { name: "A106 Gr B", price: 0 },
      { name: "A333 Gr 6", price: 9500 },
    ],
    sizes: [
      pipe(25, 33.4, 3.38, 3500),
      pipe(50, 60.3, 3.91, 1200),
      pipe(80, 88.9, 5.49, 0),
      pipe(100, 114.3, 6.02, 0),
      pipe(150, 168.3, 7.11, 0),
      pipe(200, 219.1, 8.18, 600),
    ],
    defaultSize: 3,
    typicalPrice: 84500,
    brands: ["hooghly-pipes"],
  },
];
