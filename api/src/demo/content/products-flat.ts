import { steelGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Option, Product } from "./types";
import { bySheet, sheetWeight } from "./weights";

const grades: readonly [Option, ...Option[]] = [
  { name: "E250 BR", price: 250 },
  { name: "E350 BR", price: 1950 },
  { name: "E250 A", price: 0 },
];
const packs: readonly [Option, ...Option[]] = [
  { name: "Packet on skids", price: 250 },
  { name: "Loose", price: 0 },
];
const flat = { ...steelGoods, category: "flat", gstPercent: 18 as const, minOrderTonnes: 24 };
const roofing = { ...steelGoods, category: "roofing", gstPercent: 18 as const, minOrderTonnes: 12 };

/** The ribs of a chequered plate weigh about three kilograms per square metre. */
const chequered = (thickness: number, difference: number) =>
  bySheet(thickness, difference, undefined, sheetWeight(thickness) + 3);
/** A profiled sheet covers less floor than it has surface. */
const profiled = (thickness: number, difference: number, gauge?: number) =>
  bySheet(thickness, difference, gauge, sheetWeight(thickness) * 1.2);

export const flatProducts: readonly Product[] = [
  {
    ...flat,
    key: "hr-sheet",
    name: "HR Sheet",
    subCategory: "Hot Rolled",
    hsn: "72085310",
    standard: "IS 2062:2011",
    qualities: grades,
    packagings: packs,
    descriptionHtml:
      paragraphs("Hot rolled sheet in 1250 × 2500 and 1500 × 6300 mm, cut from coil and levelled.") +
      bullets(
        "Thickness tolerance as in IS 1852.",
        "Pickled and oiled for pressing on request.",
        "Flatness within 10 mm per metre.",
      ),
    pictures: ["sheet", "detail-sheet", "load-plates", "test-certificate"],
    sizes: [
      bySheet(1.6, 1400, 16),
      bySheet(2, 900, 14),
      bySheet(2.5, 400),
      bySheet(3.15, 100, 10),
      bySheet(4, 0),
      bySheet(5, 0),
      bySheet(6, 0),
      bySheet(8, 100),
    ],
    defaultSize: 4,
    typicalPrice: 48600,
    brands: ["aravali-strips", "vindhya-steel"],
  },
  {
    ...flat,
    key: "hr-coil",
    name: "HR Coil",
    subCategory: "Hot Rolled",
    hsn: "72083830",
    standard: "IS 11513:2017",
    qualities: [
      { name: "IS 2062 E250 BR", price: 0 },
      { name: "IS 11513 Gr II", price: 350 },
      { name: "SPFH 590", price: 4200 },
    ],
    packagings: [
      { name: "Eye to wall, 3 straps", price: 0 },
      { name: "Wrapped", price: 350 },
    ],
    descriptionHtml:
      paragraphs("Coils of 15 to 25 MT in widths of 1250 and 1500 mm, skin passed on request.") +
      bullets(
        "Slitting to width within 4 days.",
        "Inner diameter 762 mm.",
        "One coil is one load of most trucks: plan axle weight.",
      ),
    pictures: ["coil", "detail-sheet", "load-coils", "test-certificate"],
    sizes: [
      bySheet(1.6, 1300, 16),
      bySheet(2, 800, 14),
      bySheet(2.5, 300),
      bySheet(3.15, 0, 10),
      bySheet(4, 0),
      bySheet(6, 0),
      bySheet(8, 150),
    ],
    defaultSize: 3,
    typicalPrice: 47800,
    brands: ["aravali-strips", "vindhya-steel", "girnar-steel"],
  },
  {
    ...flat,
    key: "cr-sheet",
    name: "CR Sheet",
    subCategory: "Cold Rolled",
    hsn: "72091690",
    standard: "IS 513:2016",
    minOrderTonnes: 15,
    qualities: [
      { name: "CR1 (D)", price: 0 },
      { name: "CR2 (DD)", price: 500 },
      { name: "CR3 (EDD)", price: 1200 },
    ],
    packagings: [
      { name: "Packet, paper wrapped", price: 350 },
      { name: "Open packet", price: 150 },
    ],
    descriptionHtml:
      paragraphs("Close annealed cold rolled sheet for cabinets, drums and panels.") +
      bullets(
        "Bright or matt finish, oiled.",
        "Stretcher strain free for six weeks in CR3.",
        "Edges sheared on four sides.",
      ),
    pictures: ["cr-sheet", "detail-sheet", "load-plates", "test-certificate"],
    sizes: [
      bySheet(0.5, 2600, 25),
      bySheet(0.63, 1800, 23),
      bySheet(0.8, 1000, 21),
      bySheet(1, 300, 19),
      bySheet(1.2, 0, 18),
      bySheet(1.6, 0, 16),
      bySheet(2, 0, 14),
    ],
    defaultSize: 4,
    typicalPrice: 55300,
    brands: ["aravali-strips", "girnar-steel"],
  },
  {
    ...flat,
    key: "ms-plate",
    name: "MS Plate",
    subCategory: "Plate",
    hsn: "72085110",
    standard: "IS 2062:2011",
    minOrderTonnes: 27,
    qualities: [
      { name: "E250 BR", price: 0 },
      { name: "E350 BR", price: 1800 },
      { name: "IS 2002 Gr 2", price: 4600 },
    ],
    packagings: [
      { name: "Loose", price: 0 },
      { name: "Gas cut to size", price: 2200 },
    ],
    descriptionHtml:
      paragraphs("Plate mill plates of 1500 to 2500 mm width for bases, girders and tanks.") +
      bullets(
        "Ultrasonic level as asked for.",
        "Through-thickness grade Z25 on booking.",
        "Plate number and heat punched on every plate.",
      ),
    pictures: ["plate", "detail-plate", "load-plates", "test-certificate"],
    sizes: [
      bySheet(8, 200),
      bySheet(10, 0),
      bySheet(12, 0),
      bySheet(16, 0),
      bySheet(20, 0),
      bySheet(25, 250),
      bySheet(32, 700),
      bySheet(40, 1100),
      bySheet(50, 1500),
    ],
    defaultSize: 2,
    typicalPrice: 49700,
    brands: ["vindhya-steel", "girnar-steel"],
  },
  {
    ...flat,
    key: "chequered-plate",
    name: "Chequered Plate",
    subCategory: "Chequered Plate",
    hsn: "72084010",
    standard: "IS 3502:2009",
    minOrderTonnes: 20,
    qualities: [
      { name: "E250 A", price: 0 },
      { name: "E250 BR", price: 300 },
    ],
    packagings: packs,
    descriptionHtml:
      paragraphs("Tear pattern floor plate for stairs, platforms and truck beds.") +
      bullets("Thickness is measured without the ribs.", "Pattern height 1 mm at least."),
    pictures: ["chequered-plate", "detail-plate", "load-plates", "test-certificate"],
    sizes: [
      chequered(3, 900),
      chequered(4, 400),
      chequered(5, 0),
      chequered(6, 0),
      chequered(8, 0),
      chequered(10, 200),
    ],
    defaultSize: 3,
    typicalPrice: 50100,
    brands: ["aravali-strips"],
  },
  {
    ...roofing,
    key: "gc-sheet",
    name: "GC Roofing Sheet",
    subCategory: "Corrugated Sheet",
    hsn: "72104100",
    standard: "IS 277:2018",
    qualities: [
      { name: "Zinc 120 GSM", price: 0 },
      { name: "Zinc 180 GSM", price: 2100 },
      { name: "Zinc 275 GSM", price: 4800 },
    ],
    packagings: [
      { name: "Bundle of 10, strapped", price: 300 },
      { name: "Loose", price: 0 },
    ],
    descriptionHtml:
      paragraphs("Galvanised corrugated sheet for sheds and boundary work, in lengths of 8 to 12 feet.") +
      bullets(
        "Cover width 660 mm at a pitch of 76 mm.",
        "Zinc mass on both sides together.",
        "Stack under cover and dry: wet stacks turn white.",
      ),
    pictures: ["roofing-sheet", "detail-wave", "load-roofing", "test-certificate"],
    sizes: [profiled(0.4, 1900, 28), profiled(0.5, 900, 25), profiled(0.63, 0, 23), profiled(0.8, 0, 21)],
    defaultSize: 1,
    typicalPrice: 63200,
    brands: ["malabar-roofing", "aravali-strips"],
  },
  {
    ...roofing,
    key: "colour-sheet",
    name: "Colour Coated Roofing Sheet",
    subCategory: "Colour Coated Sheet",
    hsn: "72107000",
    standard: "IS 14246:2013",
    qualities: [
      { name: "AZ 150, RMP 20 micron", price: 3200 },
      { name: "AZ 150, SMP 25 micron", price: 5800 },
      { name: "AZ 70, RMP 18 micron", price: 0 },
    ],
    packagings: [
      { name: "Bundle with guard film", price: 500 },
      { name: "Bundle", price: 300 },
    ],
    descriptionHtml:
      paragraphs("Trapezoidal profile in blue, brick, green and off-white, cut to your lengths.") +
      bullets(
        "550 MPa base metal.",
        "Cover width 1000 mm, crest height 28 mm.",
        "Screws and ridges are sold with the sheet.",
      ),
    pictures: ["colour-sheet", "detail-trapezoid", "load-roofing", "test-certificate"],
    sizes: [profiled(0.4, 1600), profiled(0.45, 800), profiled(0.5, 0), profiled(0.6, 0)],
    defaultSize: 2,
    typicalPrice: 73200,
    brands: ["malabar-roofing"],
  },
  {
    ...roofing,
    key: "gp-coil",
    name: "GP Coil",
    subCategory: "Galvanised Coil",
    hsn: "72104900",
    standard: "IS 277:2018",
    minOrderTonnes: 18,
    qualities: [
      { name: "Zinc 120 GSM", price: 0 },
      { name: "Zinc 180 GSM", price: 1900 },
    ],
    packagings: [
      { name: "Wrapped, on cradle", price: 450 },
      { name: "Strapped", price: 150 },
    ],
    descriptionHtml:
      paragraphs("Galvanised plain coil for ducting, purlins and false ceiling channels.") +
      bullets("Spangle minimised on request.", "Slit to width from 50 mm.", "Chromated against white rust."),
    pictures: ["gp-coil", "detail-sheet", "load-coils", "test-certificate"],
    sizes: [
      bySheet(0.5, 1800, 25),
      bySheet(0.8, 700, 21),
      bySheet(1, 200, 19),
      bySheet(1.2, 0, 18),
      bySheet(1.6, 0, 16),
      bySheet(2, 0, 14),
    ],
    defaultSize: 2,
    typicalPrice: 60600,
    brands: ["malabar-roofing", "aravali-strips"],
  },
  {
    ...roofing,
    key: "deck-sheet",
    name: "Decking Sheet",
    subCategory: "Decking",
    hsn: "72104900",
    standard: "IS 277:2018, 51 mm profile",
    minOrderTonnes: 15,
    qualities: [
      { name: "Zinc 120 GSM, 250 MPa", price: 0 },
      { name: "Zinc 275 GSM, 345 MPa", price: 4900 },
    ],
    packagings: [{ name: "Bundle of 20", price: 350 }],
    descriptionHtml:
      paragraphs("Floor deck that stays under the concrete and saves the shuttering.") +
      bullets(
        "Embossed webs for bond.",
        "Cut to bay length, no joints inside a span.",
        "Load table on the certificate.",
      ),
    pictures: ["deck-sheet", "detail-trapezoid", "load-roofing", "test-certificate"],
    sizes: [profiled(0.8, 500), profiled(1, 0), profiled(1.2, 0)],
    defaultSize: 0,
    typicalPrice: 66200,
    brands: ["malabar-roofing"],
  },
];
