import { smallGoods, wireGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Product } from "./types";
import { barWeight, byMetre, byWire, plain } from "./weights";

const wire = { ...wireGoods, category: "wire", gstPercent: 18 as const };
const small = { ...smallGoods, category: "fasteners", gstPercent: 18 as const };
const perSquareMetre = (value: string) => ({ name: "Weight" as const, value, unit: "kg/m²" });
const diameter = (value: string) => ({ name: "Thickness" as const, value, unit: "mm" });

export const wireProducts: readonly Product[] = [
  {
    ...wire,
    key: "wire-rod",
    name: "Wire Rod",
    subCategory: "Wire Rod",
    hsn: "72139190",
    standard: "IS 7887:1992",
    minOrderTonnes: 25,
    descriptionHtml:
      paragraphs("Hot rolled wire rod in coils of about 1.2 MT for drawing, mesh and nails.") +
      bullets(
        "SAE 1008 draws to 2 mm without annealing.",
        "Ovality within 0.4 mm.",
        "Stelmor cooled, one heat per coil.",
      ),
    pictures: ["wire-rod", "detail-round", "load-coils", "test-certificate"],
    qualities: [
      { name: "SAE 1008", price: 0 },
      { name: "SAE 1018", price: 500 },
      { name: "Electrode quality", price: 1900 },
    ],
    packagings: [
      { name: "Compacted, 4 straps", price: 150 },
      { name: "Loose coil", price: 0 },
    ],
    sizes: [
      byMetre("5.5", barWeight(5.5), 0),
      byMetre("6.5", barWeight(6.5), 0),
      byMetre("7", barWeight(7), 100),
      byMetre("8", barWeight(8), 100),
      byMetre("10", barWeight(10), 250),
      byMetre("12", barWeight(12), 300),
    ],
    defaultSize: 0,
    typicalPrice: 44700,
    brands: ["sahyadri-wires", "kaveri-ispat"],
  },
  {
    ...wire,
    key: "binding-wire",
    name: "Binding Wire",
    subCategory: "Binding Wire",
    hsn: "72171010",
    standard: "IS 280:2006",
    minOrderTonnes: 10,
    descriptionHtml:
      paragraphs("Soft annealed black wire for tying rebar, in coils of 25 kg.") +
      bullets(
        "Twists ten times round itself without a break.",
        "Even annealing, no hard ends.",
        "Coil weight within 500 g.",
      ),
    pictures: ["binding-wire", "detail-round", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Annealed", price: 0 },
      { name: "Annealed, galvanised", price: 6800 },
    ],
    packagings: [
      { name: "HDPE wrapped, 25 kg", price: 250 },
      { name: "Open coil, 25 kg", price: 0 },
    ],
    sizes: [byWire(0.9, 20, 300), byWire(1, 19, 100), byWire(1.22, 18, 0)],
    defaultSize: 0,
    typicalPrice: 51900,
    brands: ["sahyadri-wires"],
  },
  {
    ...wire,
    key: "hb-wire",
    name: "HB Wire",
    subCategory: "Drawn Wire",
    hsn: "72171010",
    standard: "IS 280:2006",
    minOrderTonnes: 10,
    descriptionHtml:
      paragraphs("Hard bright wire for nails, mesh and fan guards.") +
      bullets("Clean drawn surface, light oil.", "Tensile 550 to 900 MPa by size.", "Spools on request."),
    pictures: ["hb-wire", "detail-round", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Commercial", price: 0 },
      { name: "Mesh quality", price: 400 },
    ],
    packagings: [
      { name: "Coil, 60 kg", price: 0 },
      { name: "Rosette, 500 kg", price: 200 },
    ],
    sizes: [byWire(2, 14, 600), byWire(2.5, 12, 300), byWire(3.15, 10, 0), byWire(4, 8, 0), byWire(5, 6, 0)],
    defaultSize: 2,
    typicalPrice: 49300,
    brands: ["sahyadri-wires", "panchganga-mesh"],
  },
  {
    ...wire,
    key: "gi-wire",
    name: "GI Wire",
    subCategory: "Galvanised Wire",
    hsn: "72172010",
    standard: "IS 280:2006, IS 4826:1979",
    minOrderTonnes: 8,
    descriptionHtml:
      paragraphs("Hot dip galvanised wire for fencing, gabions and vineyards.") +
      bullets("Zinc by class: 45, 120 or 240 g per square metre.", "Wrap test on every coil.", "Coils of 50 kg."),
    pictures: ["gi-wire", "detail-round", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Commercial coat", price: 0 },
      { name: "Medium coat", price: 2400 },
      { name: "Heavy coat", price: 5200 },
    ],
    packagings: [
      { name: "Wrapped coil", price: 250 },
      { name: "Open coil", price: 0 },
    ],
    sizes: [byWire(2, 14, 900), byWire(2.5, 12, 400), byWire(3.15, 10, 0), byWire(4, 8, 0)],
    defaultSize: 2,
    typicalPrice: 59400,
    brands: ["sahyadri-wires", "panchganga-mesh"],
  },
  {
    ...wire,
    key: "barbed-wire",
    name: "Barbed Wire",
    subCategory: "Barbed Wire",
    hsn: "73130010",
    standard: "IS 278:2009",
    minOrderTonnes: 5,
    descriptionHtml:
      paragraphs("Two strand galvanised barbed wire with four-point barbs every 75 mm.") +
      bullets(
        "About 9 m to the kilogram in 14 × 14.",
        "Both line and point wire galvanised.",
        "Reels of 25 kg with handles.",
      ),
    pictures: ["barbed-wire", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Type A", price: 300 },
      { name: "Type B", price: 0 },
    ],
    packagings: [{ name: "Reel, 25 kg", price: 0 }],
    sizes: [
      plain("12 × 12", "SWG", 0, diameter("2.50")),
      plain("12 × 14", "SWG", 200, diameter("2.50")),
      plain("14 × 14", "SWG", 600, diameter("2.00")),
    ],
    defaultSize: 0,
    typicalPrice: 64800,
    brands: ["panchganga-mesh"],
  },
  {
    ...small,
    key: "welded-mesh",
    name: "Welded Mesh",
    subCategory: "Mesh",
    hsn: "73142010",
    standard: "IS 1566:1982",
    minOrderTonnes: 10,
    descriptionHtml:
      paragraphs("Welded fabric in sheets of 6 × 2.4 m for slabs, pavements and precast.") +
      bullets("Fe 500 ribbed or hard drawn wire.", "Weld shear tested.", "Lap by one mesh as on the drawing."),
    pictures: ["welded-mesh", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Hard drawn", price: 0 },
      { name: "Ribbed Fe 500", price: 600 },
    ],
    packagings: [
      { name: "Sheets, bundled", price: 200 },
      { name: "Rolls, 30 m", price: 350 },
    ],
    sizes: [
      plain("150 × 150 × 5", "mm", 300, diameter("5.0"), perSquareMetre("2.05")),
      plain("150 × 150 × 6", "mm", 0, diameter("6.0"), perSquareMetre("2.96")),
      plain("200 × 200 × 8", "mm", 0, diameter("8.0"), perSquareMetre("3.95")),
      plain("100 × 100 × 8", "mm", 100, diameter("8.0"), perSquareMetre("7.90")),
    ],
    defaultSize: 1,
    typicalPrice: 53800,
    brands: ["panchganga-mesh"],
  },
  {
    ...small,
    key: "chain-link",
    name: "Chain Link Fencing",
    subCategory: "Fencing",
    hsn: "73144110",
    standard: "IS 2721:2003",
    minOrderTonnes: 5,
    descriptionHtml:
      paragraphs("Galvanised chain link in rolls of 15 m, height 0.9 to 3 m.") +
      bullets(
        "Both edges knuckled or barbed.",
        "Line wire and staples packed with the roll on request.",
        "Height is chosen in the message.",
      ),
    pictures: ["chain-link", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Galvanised", price: 0 },
      { name: "PVC coated", price: 5400 },
    ],
    packagings: [
      { name: "Compact roll", price: 250 },
      { name: "Open roll", price: 0 },
    ],
    sizes: [
      plain("50 × 50 × 3.15", "mm", 300, diameter("3.15"), perSquareMetre("2.75")),
      plain("75 × 75 × 3.15", "mm", 0, diameter("3.15"), perSquareMetre("1.85")),
      plain("75 × 75 × 4", "mm", 0, diameter("4.0"), perSquareMetre("3.00")),
    ],
    defaultSize: 0,
    typicalPrice: 66400,
    brands: ["panchganga-mesh"],
  },
  {
    ...small,
    key: "wire-nails",
    name: "Wire Nails",
    subCategory: "Nails",
    hsn: "73170013",
    standard: "IS 723:1972",
    minOrderTonnes: 3,
    descriptionHtml:
      paragraphs("Bright wire nails for shuttering and packing, in bags of 50 kg.") +
      bullets("Head centred, point diamond cut.", "Sizes can be mixed bag by bag."),
    pictures: ["nails", "load-bags", "test-certificate"],
    qualities: [
      { name: "Bright", price: 0 },
      { name: "Galvanised", price: 9200 },
    ],
    packagings: [
      { name: "Bag, 50 kg", price: 0 },
      { name: "Carton, 20 kg", price: 900 },
    ],
    sizes: [
      plain("1.5", "inch", 1200, { name: "Gauge", value: "14", unit: "SWG" }),
      plain("2", "inch", 500, { name: "Gauge", value: "12", unit: "SWG" }),
      plain("2.5", "inch", 0, { name: "Gauge", value: "10", unit: "SWG" }),
      plain("3", "inch", 0, { name: "Gauge", value: "9", unit: "SWG" }),
      plain("4", "inch", 0, { name: "Gauge", value: "7", unit: "SWG" }),
    ],
    defaultSize: 2,
    typicalPrice: 54600,
    brands: ["chambal-fasteners", "sahyadri-wires"],
  },
  {
    ...small,
    key: "hex-bolts",
    name: "Hexagon Bolts and Nuts",
    subCategory: "Bolts",
    hsn: "73181500",
    standard: "IS 1364:2018",
    minOrderTonnes: 2,
    descriptionHtml:
      paragraphs("Hexagon bolts with nuts, full or half thread, for steelwork.") +
      bullets(
        "Grade stamped on every head.",
        "Hot dip galvanised sets come with tapped-over nuts.",
        "Lengths are chosen in the message.",
      ),
    pictures: ["bolts", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Grade 4.6", price: 0 },
      { name: "Grade 8.8", price: 14500 },
      { name: "Grade 8.8, HDG", price: 24800 },
    ],
    packagings: [
      { name: "Gunny bag, 50 kg", price: 0 },
      { name: "Carton on pallet", price: 1500 },
    ],
    sizes: [
      plain("M10", "mm", 5200),
      plain("M12", "mm", 2600),
      plain("M16", "mm", 0),
      plain("M20", "mm", 0),
      plain("M24", "mm", 900),
      plain("M30", "mm", 2400),
    ],
    defaultSize: 2,
    typicalPrice: 88500,
    brands: ["chambal-fasteners"],
  },
  {
    ...small,
    key: "electrodes",
    name: "Welding Electrodes",
    subCategory: "Electrodes",
    hsn: "83111000",
    standard: "IS 814:2004",
    minOrderTonnes: 2,
    descriptionHtml:
      paragraphs("Covered electrodes for mild and medium tensile steel.") +
      bullets(
        "E6013 for sheet and general work, E7018 for structures.",
        "Dry E7018 for an hour at 300 °C before use.",
        "Lot number on box and carton.",
      ),
    pictures: ["electrodes", "load-bags", "test-certificate"],
    qualities: [
      { name: "E6013", price: 0 },
      { name: "E7018", price: 18600 },
    ],
    packagings: [{ name: "Carton, 20 kg", price: 0 }],
    sizes: [
      plain("2.5 × 350", "mm", 7600, diameter("2.5")),
      plain("3.15 × 450", "mm", 1200, diameter("3.15")),
      plain("4 × 450", "mm", 0, diameter("4.0")),
    ],
    defaultSize: 1,
    typicalPrice: 91200,
    brands: ["chambal-fasteners", "trishul-alloys"],
  },
];
