import { steelGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Option, Product } from "./types";
import { barWeight, byMetre, byMetreAndWall, flatWeight, hexagonWeight } from "./weights";

const grades: readonly [Option, ...Option[]] = [
  { name: "E250 A", price: 0 },
  { name: "E250 BR", price: 450 },
  { name: "E350 BR", price: 1900 },
];
const lengths: readonly [Option, ...Option[]] = [
  { name: "Loose, 12 m", price: 0 },
  { name: "Loose, 6 m", price: 150 },
  { name: "Bundled by size", price: 200 },
];
const structural = {
  ...steelGoods,
  category: "structural",
  gstPercent: 18 as const,
  minOrderTonnes: 27,
  qualities: grades,
  packagings: lengths,
};
const bars = { ...steelGoods, category: "bars", gstPercent: 18 as const, minOrderTonnes: 25 };

const flat = (width: number, thickness: number, difference: number) =>
  byMetreAndWall(`${width} × ${thickness}`, thickness, flatWeight(width, thickness), difference);

/** Weights of rolled sections are those of the tables of IS 808 and IS 12778. */
export const structuralProducts: readonly Product[] = [
  {
    ...structural,
    key: "ms-angle",
    name: "MS Angle",
    subCategory: "Angle",
    hsn: "72165000",
    standard: "IS 2062:2011, IS 808:2021",
    descriptionHtml:
      paragraphs("Equal angles, hot rolled and straightened, for towers, trusses and fabrication.") +
      bullets(
        "Legs within 1.5 mm up to 45 mm, 2 mm above.",
        "E250 BR carries an impact test at room temperature, E250 A none.",
        "Transmission tower sizes on enquiry.",
      ),
    pictures: ["angle", "detail-angle", "load-sections", "test-certificate"],
    sizes: [
      byMetreAndWall("25 × 25", 3, 1.1, 1200),
      byMetreAndWall("40 × 40", 5, 3.0, 400),
      byMetreAndWall("50 × 50", 5, 3.8, 0),
      byMetreAndWall("50 × 50", 6, 4.5, 0),
      byMetreAndWall("65 × 65", 6, 5.8, 0),
      byMetreAndWall("75 × 75", 6, 6.8, 100),
      byMetreAndWall("90 × 90", 8, 10.8, 300),
      byMetreAndWall("100 × 100", 10, 14.9, 450),
      byMetreAndWall("150 × 150", 12, 27.3, 1100),
    ],
    defaultSize: 2,
    typicalPrice: 46100,
    brands: ["narmada-sections", "beacon-rolling", "pragati-rolling"],
  },
  {
    ...structural,
    key: "unequal-angle",
    name: "Unequal Angle",
    subCategory: "Angle",
    hsn: "72165000",
    standard: "IS 2062:2011, IS 808:2021",
    descriptionHtml:
      paragraphs("Angles with one longer leg for lintels, chassis and bus bodies.") +
      bullets("Rolled twice a month, booked ahead.", "Ask for matched heats when welding to plates of E350."),
    pictures: ["unequal-angle", "detail-unequal-angle", "load-sections", "test-certificate"],
    sizes: [
      byMetreAndWall("75 × 50", 6, 5.6, 0),
      byMetreAndWall("100 × 75", 8, 10.5, 250),
      byMetreAndWall("125 × 75", 8, 12.1, 350),
      byMetreAndWall("150 × 75", 10, 17.0, 700),
    ],
    defaultSize: 0,
    typicalPrice: 47300,
    brands: ["narmada-sections"],
  },
  {
    ...structural,
    key: "ms-channel",
    name: "MS Channel",
    subCategory: "Channel",
    hsn: "72163100",
    standard: "IS 2062:2011, IS 808:2021",
    descriptionHtml:
      paragraphs("ISMC channels from 75 to 400 mm for sheds, conveyors and trailers.") +
      bullets(
        "Straight within 0.2 percent of the length.",
        "Ends sheared; saw cut ends on request.",
        "Weight tolerance 2.5 percent of the order.",
      ),
    pictures: ["channel", "detail-channel", "load-sections", "test-certificate"],
    sizes: [
      byMetre("ISMC 75 × 40", 7.14, 300),
      byMetre("ISMC 100 × 50", 9.56, 0),
      byMetre("ISMC 125 × 65", 13.1, 0),
      byMetre("ISMC 150 × 75", 16.8, 100),
      byMetre("ISMC 200 × 75", 22.3, 350),
      byMetre("ISMC 250 × 80", 30.6, 600),
      byMetre("ISMC 300 × 90", 36.3, 900),
      byMetre("ISMC 400 × 100", 50.1, 1600),
    ],
    defaultSize: 1,
    typicalPrice: 46600,
    brands: ["narmada-sections", "beacon-rolling"],
  },
  {
    ...structural,
    key: "ms-beam",
    name: "MS Beam",
    subCategory: "Beam",
    hsn: "72163200",
    standard: "IS 2062:2011, IS 808:2021",
    descriptionHtml:
      paragraphs("ISMB joists from 100 to 600 mm in 12 m lengths.") +
      bullets(
        "Tapered flanges as in IS 808; take a parallel flange beam where plates are bolted on.",
        "Ultrasonic tested from ISMB 300 on request.",
        "One heat per bundle, stamped and painted.",
      ),
    pictures: ["beam", "detail-beam", "load-sections", "test-certificate"],
    sizes: [
      byMetre("ISMB 100", 8.9, 600),
      byMetre("ISMB 125", 13.3, 300),
      byMetre("ISMB 150", 15.0, 0),
      byMetre("ISMB 200", 24.2, 0),
      byMetre("ISMB 250", 37.3, 250),
      byMetre("ISMB 300", 46.0, 450),
      byMetre("ISMB 350", 52.4, 800),
      byMetre("ISMB 400", 61.5, 1000),
      byMetre("ISMB 500", 86.9, 1900),
      byMetre("ISMB 600", 123, 2400),
    ],
    defaultSize: 2,
    typicalPrice: 47200,
    brands: ["narmada-sections", "beacon-rolling", "vindhya-steel"],
  },
  {
    ...structural,
    key: "parallel-flange-beam",
    name: "Parallel Flange Beam",
    subCategory: "Beam",
    hsn: "72163300",
    standard: "IS 12778:2004",
    minOrderTonnes: 30,
    descriptionHtml:
      paragraphs("NPB and WPB sections with parallel flanges, lighter for the same strength and quicker to connect.") +
      bullets(
        "NPB for beams, WPB for columns.",
        "Cut to length within 50 mm.",
        "Available against booking for the next rolling.",
      ),
    pictures: ["wide-flange", "detail-wide-flange", "load-sections", "test-certificate"],
    sizes: [
      byMetre("NPB 200 × 100", 22.4, 0),
      byMetre("NPB 300 × 150", 42.2, 200),
      byMetre("NPB 400 × 180", 66.3, 600),
      byMetre("WPB 160 × 160", 42.6, 400),
      byMetre("WPB 200 × 200", 61.3, 600),
      byMetre("WPB 300 × 300", 117, 1200),
    ],
    defaultSize: 0,
    typicalPrice: 51400,
    brands: ["vindhya-steel", "beacon-rolling"],
  },
  {
    ...structural,
    key: "crane-rail",
    name: "Crane Rail",
    subCategory: "Rail",
    hsn: "73021090",
    standard: "IS 3443:1980",
    minOrderTonnes: 15,
    qualities: [
      { name: "IS 3443", price: 0 },
      { name: "90 UTS", price: 2500 },
    ],
    packagings: [{ name: "Loose, 12 m", price: 0 }],
    descriptionHtml:
      paragraphs("Rails for gantries and yards, with fish plates and clips to match.") +
      bullets("Hardness on the certificate.", "Straightened on rollers, ends milled square."),
    pictures: ["rail", "detail-rail", "load-sections", "test-certificate"],
    sizes: [
      byMetre("CR 60", 40.0, 0),
      byMetre("CR 80", 64.2, 0),
      byMetre("CR 100", 89.0, 500),
      byMetre("52 kg rail", 51.9, 900),
    ],
    defaultSize: 0,
    typicalPrice: 61800,
    brands: ["beacon-rolling"],
  },
  {
    ...bars,
    key: "ms-flat",
    name: "MS Flat",
    subCategory: "Flat Bar",
    hsn: "72149990",
    standard: "IS 2062:2011",
    qualities: grades,
    packagings: lengths,
    descriptionHtml:
      paragraphs("Flat bars with square edges for grating, gates and machine bases.") +
      bullets(
        "Width within 1 mm up to 50 mm, 2 percent above.",
        "Camber within 0.25 percent of the length.",
        "Spring steel flats are a separate enquiry.",
      ),
    pictures: ["flat", "detail-flat", "load-bars", "test-certificate"],
    sizes: [
      flat(20, 5, 500),
      flat(25, 5, 300),
      flat(32, 6, 0),
      flat(40, 6, 0),
      flat(50, 6, 0),
      flat(50, 10, 100),
      flat(65, 10, 200),
      flat(75, 12, 250),
      flat(100, 12, 400),
    ],
    defaultSize: 3,
    typicalPrice: 45800,
    brands: ["godavari-flats", "pragati-rolling"],
  },
  {
    ...bars,
    key: "ms-round",
    name: "MS Round Bar",
    subCategory: "Round Bar",
    hsn: "72149190",
    standard: "IS 2062:2011",
    qualities: [
      { name: "E250 A", price: 0 },
      { name: "C45", price: 3200 },
      { name: "EN8D", price: 3600 },
    ],
    packagings: lengths,
    descriptionHtml:
      paragraphs("Plain round bars for shafts, anchors and forging stock.") +
      bullets(
        "Out of round within half the diameter tolerance.",
        "Peeled or ground on enquiry.",
        "C45 and EN8D with full chemistry and hardness.",
      ),
    pictures: ["round-bar", "detail-round", "load-bars", "test-certificate"],
    sizes: [
      byMetre("10", barWeight(10), 500),
      byMetre("12", barWeight(12), 200),
      byMetre("16", barWeight(16), 0),
      byMetre("20", barWeight(20), 0),
      byMetre("25", barWeight(25), 0),
      byMetre("32", barWeight(32), 150),
      byMetre("40", barWeight(40), 350),
      byMetre("50", barWeight(50), 500),
    ],
    defaultSize: 2,
    typicalPrice: 45600,
    brands: ["pragati-rolling", "godavari-flats"],
  },
  {
    ...bars,
    key: "ms-square",
    name: "MS Square Bar",
    subCategory: "Square Bar",
    hsn: "72149910",
    standard: "IS 2062:2011",
    qualities: [
      { name: "E250 A", price: 0 },
      { name: "E250 BR", price: 450 },
    ],
    packagings: lengths,
    descriptionHtml:
      paragraphs("Square bars for grills, gates and tie rods.") +
      bullets("Corners with a radius of at most 1.5 mm.", "Twisted squares on request, 4 days."),
    pictures: ["square-bar", "detail-square", "load-bars", "test-certificate"],
    sizes: [
      byMetre("8 × 8", flatWeight(8, 8), 900),
      byMetre("10 × 10", flatWeight(10, 10), 400),
      byMetre("12 × 12", flatWeight(12, 12), 0),
      byMetre("16 × 16", flatWeight(16, 16), 0),
      byMetre("20 × 20", flatWeight(20, 20), 100),
      byMetre("25 × 25", flatWeight(25, 25), 250),
    ],
    defaultSize: 2,
    typicalPrice: 46000,
    brands: ["godavari-flats"],
  },
  {
    ...bars,
    key: "bright-bar",
    name: "Bright Bar",
    subCategory: "Bright Bar",
    hsn: "72155090",
    standard: "IS 9550:2001",
    minOrderTonnes: 10,
    qualities: [
      { name: "EN1A", price: 0 },
      { name: "EN8", price: 1100 },
    ],
    packagings: [
      { name: "Oiled, wrapped bundles", price: 500 },
      { name: "Bundled", price: 200 },
    ],
    descriptionHtml:
      paragraphs("Cold drawn hexagon bars for nuts, fittings and turned parts.") +
      bullets("Tolerance h11 across flats.", "EN1A machines freely and is not for welding.", "3 m and 6 m lengths."),
    pictures: ["bright-bar", "detail-hexagon", "load-bundles", "test-certificate"],
    sizes: [
      byMetre("13", hexagonWeight(13), 900),
      byMetre("17", hexagonWeight(17), 400),
      byMetre("19", hexagonWeight(19), 0),
      byMetre("24", hexagonWeight(24), 0),
      byMetre("30", hexagonWeight(30), 200),
    ],
    defaultSize: 2,
    typicalPrice: 62400,
    brands: ["godavari-flats", "chambal-fasteners"],
  },
];
