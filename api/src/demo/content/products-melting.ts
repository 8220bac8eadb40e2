import { meltGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Product } from "./types";
import { flatWeight, plain } from "./weights";

const length = (value: string) => ({ name: "Thickness" as const, value, unit: "mm" });
const perMetre = (side: number) => ({
  name: "Weight" as const,
  value: flatWeight(side, side).toFixed(1),
  unit: "kg/m",
});
const semis = { ...meltGoods, category: "semis", gstPercent: 18 as const, minOrderTonnes: 25 };
const iron = { ...meltGoods, category: "iron", gstPercent: 18 as const, minOrderTonnes: 25 };

export const meltingProducts: readonly Product[] = [
  {
    ...semis,
    key: "ms-ingot",
    name: "MS Ingot",
    subCategory: "Ingot",
    hsn: "72061090",
    standard: "IS 2830 chemistry",
    descriptionHtml:
      paragraphs("Pencil ingots from induction furnaces, cast in the common moulds for re-rolling mills.") +
      bullets(
        "Carbon up to 0.25 percent, manganese 0.45 to 0.60.",
        "Price moves with the day: the offer holds for the window of your enquiry.",
        "Top cut and shot blasted lots on request.",
      ),
    pictures: ["ingot", "detail-ingot", "load-sections", "test-certificate"],
    qualities: [
      { name: "Commercial", price: 0 },
      { name: "Low phosphorus", price: 350 },
    ],
    packagings: [{ name: "Loose", price: 0 }],
    sizes: [plain("3 ½ × 4 ½", "inch", 0), plain("4 ½ × 5 ½", "inch", 0), plain("5 × 6", "inch", 100)],
    defaultSize: 0,
    typicalPrice: 40850,
    brands: ["trishul-alloys", "kaveri-ispat", "pragati-rolling"],
  },
  {
    ...semis,
    key: "ms-billet",
    name: "MS Billet",
    subCategory: "Billet",
    hsn: "72071920",
    standard: "IS 2830:2012",
    descriptionHtml:
      paragraphs("Continuously cast billets, 6 or 12 m, for bar and wire rod mills.") +
      bullets(
        "Rhomboidity within 3 percent of the side.",
        "C20 MMn for structural mills, IS 2830 Fe 500 chemistry for TMT.",
        "Heat number painted on every billet.",
      ),
    pictures: ["billet", "detail-square", "load-sections", "test-certificate"],
    qualities: [
      { name: "C20 MMn", price: 0 },
      { name: "Fe 500 chemistry", price: 250 },
      { name: "SAE 1008", price: 900 },
    ],
    packagings: [
      { name: "Loose", price: 0 },
      { name: "Bundled by heat", price: 100 },
    ],
    sizes: [
      plain("100 × 100", "mm", 0, perMetre(100)),
      plain("110 × 110", "mm", 100, perMetre(110)),
      plain("125 × 125", "mm", 100, perMetre(125)),
      plain("130 × 130", "mm", 100, perMetre(130)),
      plain("150 × 150", "mm", 150, perMetre(150)),
    ],
    defaultSize: 0,
    typicalPrice: 41900,
    brands: ["kaveri-ispat", "trishul-alloys", "girnar-steel"],
  },
  {
    ...semis,
    key: "ms-bloom",
    name: "MS Bloom",
    subCategory: "Bloom",
    hsn: "72071930",
    standard: "IS 2830:2012",
    minOrderTonnes: 50,
    descriptionHtml:
      paragraphs("Blooms of 160 mm and above for heavy section and forging mills, cut to the length of your furnace.") +
      bullets(
        "Vacuum degassed heats on request.",
        "Macro etch test per heat for forging grades.",
        "Loading by magnet, no slings needed at your end.",
      ),
    pictures: ["bloom", "detail-square", "load-sections", "test-certificate"],
    qualities: [
      { name: "C20 MMn", price: 0 },
      { name: "Forging grade", price: 1800 },
    ],
    packagings: [{ name: "Loose", price: 0 }],
    sizes: [
      plain("160 × 160", "mm", 0, perMetre(160)),
      plain("200 × 200", "mm", 150, perMetre(200)),
      plain("250 × 200", "mm", 250, { name: "Weight", value: flatWeight(250, 200).toFixed(0), unit: "kg/m" }),
    ],
    defaultSize: 0,
    typicalPrice: 42800,
    brands: ["girnar-steel"],
  },
  {
    ...iron,
    key: "sponge-iron",
    name: "Sponge Iron",
    subCategory: "Sponge Iron",
    hsn: "72031000",
    standard: "IS 10812:1992",
    descriptionHtml:
      paragraphs("Coal based direct reduced iron in lumps, pellets or a mix of both, cooled and screened.") +
      bullets(
        "FeM stands for metallic iron: the price is for the grade chosen.",
        "Fines below 3 mm within 5 percent.",
        "Keep dry: wet sponge heats up in the truck.",
      ),
    pictures: ["sponge-iron", "load-loose", "test-certificate"],
    qualities: [
      { name: "FeM 78", price: 0 },
      { name: "FeM 80", price: 350 },
      { name: "FeM 82", price: 750 },
    ],
    packagings: [
      { name: "Loose, covered truck", price: 60 },
      { name: "Jumbo bag", price: 420 },
    ],
    sizes: [plain("3–20", "mm", 150), plain("Mix 3–20 and pellet", "mm", 0), plain("Pellet 8–16", "mm", 350)],
    defaultSize: 0,
    typicalPrice: 26400,
    brands: ["mahanadi-sponge", "trishul-alloys"],
  },
  {
    ...iron,
    key: "pig-iron",
    name: "Pig Iron",
    subCategory: "Pig Iron",
    hsn: "72011000",
    standard: "IS 13502:1992",
    descriptionHtml:
      paragraphs("Basic and foundry grade pigs of about 20 kg from blast furnaces.") +
      bullets(
        "Silicon decides the grade: below 1.25 percent basic, above it foundry.",
        "Sulphur below 0.05 percent.",
        "Free of sand, machine cast.",
      ),
    pictures: ["pig-iron", "load-loose", "test-certificate"],
    qualities: [
      { name: "Steel grade", price: 0 },
      { name: "Foundry LM6", price: 1600 },
      { name: "Nodular", price: 3200 },
    ],
    packagings: [{ name: "Loose", price: 0 }],
    sizes: [plain("18–22", "kg", 0), plain("8–12", "kg", 250)],
    defaultSize: 0,
    typicalPrice: 36200,
    brands: ["mahanadi-sponge", "girnar-steel"],
  },
  {
    ...iron,
    key: "melting-scrap",
    name: "Melting Scrap",
    subCategory: "Melting Scrap",
    hsn: "72044900",
    standard: "HMS 1 and 2, 80:20",
    minOrderTonnes: 20,
    descriptionHtml:
      paragraphs("Sorted heavy melting scrap, bales and shredded, checked for closed vessels before loading.") +
      bullets(
        "Radiation portal slip with each truck.",
        "Dust and dirt within 2 percent.",
        "Photograph of the loaded truck before it leaves.",
      ),
    pictures: ["scrap", "load-loose", "test-certificate"],
    qualities: [
      { name: "HMS 80:20", price: 0 },
      { name: "Shredded", price: 1400 },
      { name: "CRC bales", price: 1900 },
    ],
    packagings: [{ name: "Loose", price: 0 }],
    sizes: [plain("Up to 1.5 m", "piece", 0), plain("Bale 300 × 300 × 400", "mm", 300, length("300"))],
    defaultSize: 0,
    typicalPrice: 32800,
    brands: ["trishul-alloys"],
  },
  {
    ...iron,
    key: "silico-manganese",
    name: "Silico Manganese",
    subCategory: "Ferro Alloys",
    hsn: "72023000",
    standard: "IS 1470:2013",
    minOrderTonnes: 10,
    descriptionHtml:
      paragraphs("Deoxidiser for melting shops, crushed and sized, from submerged arc furnaces.") +
      bullets(
        "Manganese and silicon guaranteed on the certificate.",
        "Under-size below 5 percent.",
        "Price is for the metric tonne as loaded, not per unit of manganese.",
      ),
    pictures: ["ferro-alloy", "load-bags", "test-certificate"],
    qualities: [
      { name: "60-14", price: 0 },
      { name: "65-16", price: 5200 },
    ],
    packagings: [
      { name: "Loose", price: 0 },
      { name: "Jumbo bag", price: 450 },
    ],
    sizes: [plain("10–50", "mm", 400), plain("25–150", "mm", 0)],
    defaultSize: 0,
    typicalPrice: 70500,
    brands: ["trishul-alloys"],
  },
];
