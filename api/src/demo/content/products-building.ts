import { cementGoods, quarryGoods } from "./groups";
import { bullets, paragraphs } from "./html";
import type { Product, Size } from "./types";
import { plain } from "./weights";

const bags: readonly [Size, ...Size[]] = [
  plain("50 kg bag", "bag", 180, { name: "Weight", value: "20", unit: "bags/MT" }),
  plain("Jumbo bag", "1 MT", 120, { name: "Weight", value: "1", unit: "bag/MT" }),
  plain("Bulk", "bulker", 0),
];
const cement = {
  ...cementGoods,
  category: "cement",
  gstPercent: 18 as const,
  minOrderTonnes: 25,
  sizes: bags,
  defaultSize: 0,
};
const quarry = { ...quarryGoods, category: "aggregates", minOrderTonnes: 20 };

/** Cement stood at 28 percent until 21 September 2025 and has been at 18 since; stone and sand are at 5. */
export const buildingProducts: readonly Product[] = [
  {
    ...cement,
    key: "opc-53",
    name: "OPC 53 Cement",
    subCategory: "Ordinary Portland",
    hsn: "25232930",
    standard: "IS 269:2015",
    descriptionHtml:
      paragraphs("Ordinary Portland cement of 53 grade for columns, precast and work that must take load early.") +
      bullets(
        "28 day strength above 53 MPa by test.",
        "Initial set after 30 minutes at the earliest.",
        "Cure for at least 7 days; heat is higher than with PPC.",
      ),
    pictures: ["cement", "load-bags", "test-certificate"],
    qualities: [
      { name: "53 grade", price: 0 },
      { name: "53 S for sleepers", price: 420 },
    ],
    packagings: [
      { name: "HDPE bag", price: 0 },
      { name: "Laminated bag", price: 120 },
    ],
    typicalPrice: 5760,
    brands: ["udaan-cement", "satpura-cement"],
  },
  {
    ...cement,
    key: "opc-43",
    name: "OPC 43 Cement",
    subCategory: "Ordinary Portland",
    hsn: "25232910",
    standard: "IS 269:2015",
    descriptionHtml:
      paragraphs("Ordinary Portland cement of 43 grade for slabs, plaster and masonry.") +
      bullets(
        "28 day strength above 43 MPa by test.",
        "Gentler heat than 53 grade, better for thick pours.",
        "Works with the usual admixtures.",
      ),
    pictures: ["cement-43", "load-bags", "test-certificate"],
    qualities: [{ name: "43 grade", price: 0 }],
    packagings: [
      { name: "HDPE bag", price: 0 },
      { name: "Paper bag", price: 90 },
    ],
    typicalPrice: 5580,
    brands: ["udaan-cement", "satpura-cement"],
  },
  {
    ...cement,
    key: "ppc",
    name: "PPC Cement",
    subCategory: "Pozzolana",
    hsn: "25239020",
    standard: "IS 1489:2015 part 1",
    descriptionHtml:
      paragraphs("Portland pozzolana cement with fly ash for general building and water-facing work.") +
      bullets(
        "Less permeable concrete after 90 days.",
        "Longer curing: 10 days in hot weather.",
        "Fly ash share printed on the bag.",
      ),
    pictures: ["cement-ppc", "load-bags", "test-certificate"],
    qualities: [{ name: "Fly ash based", price: 0 }],
    packagings: [
      { name: "HDPE bag", price: 0 },
      { name: "Laminated bag", price: 120 },
    ],
    typicalPrice: 5300,
    brands: ["udaan-cement", "satpura-cement"],
  },
  {
    ...cement,
    key: "psc",
    name: "PSC Cement",
    subCategory: "Slag",
    hsn: "25239010",
    standard: "IS 455:2015",
    descriptionHtml:
      paragraphs("Portland slag cement for foundations, sewage and marine concrete.") +
      bullets(
        "Slag between 25 and 70 percent.",
        "Stands sulphate and chloride better than OPC.",
        "Slower strength: leave the shuttering a day longer.",
      ),
    pictures: ["cement-psc", "load-bags", "test-certificate"],
    qualities: [{ name: "Slag based", price: 0 }],
    packagings: [{ name: "HDPE bag", price: 0 }],
    typicalPrice: 5140,
    brands: ["satpura-cement"],
  },
  {
    ...quarry,
    key: "aggregate",
    name: "Crushed Stone Aggregate",
    subCategory: "Aggregate",
    hsn: "25171010",
    gstPercent: 5,
    standard: "IS 383:2016",
    descriptionHtml:
      paragraphs("Basalt and granite aggregate, cubical from the vertical shaft crusher, washed on request.") +
      bullets(
        "Flakiness and elongation together below 30 percent.",
        "Impact value below 24 percent.",
        "One cubic metre loose weighs about 1.5 MT.",
      ),
    pictures: ["aggregate", "load-loose", "test-certificate"],
    qualities: [
      { name: "Crusher run", price: 0 },
      { name: "Washed", price: 90 },
    ],
    packagings: [{ name: "Loose", price: 0 }],
    sizes: [
      plain("6", "mm", 160),
      plain("10", "mm", 180),
      plain("20", "mm", 120),
      plain("40", "mm", 80),
      plain("GSB 53", "mm", 0),
    ],
    defaultSize: 2,
    typicalPrice: 700,
    brands: ["doab-blocks"],
  },
  {
    ...quarry,
    key: "m-sand",
    name: "Manufactured Sand",
    subCategory: "Sand",
    hsn: "25059000",
    gstPercent: 5,
    standard: "IS 383:2016",
    descriptionHtml:
      paragraphs("Crushed and classified sand of zone II for concrete, finer plaster sand beside it.") +
      bullets("Fines below 75 micron within 15 percent.", "Free of clay and mica.", "Moisture is stated on the slip."),
    pictures: ["sand", "load-loose", "test-certificate"],
    qualities: [
      { name: "Zone II", price: 0 },
      { name: "Zone III", price: 60 },
    ],
    packagings: [{ name: "Loose", price: 0 }],
    sizes: [plain("0–4.75", "mm", 0), plain("0–2.36, plaster", "mm", 180)],
    defaultSize: 0,
    typicalPrice: 960,
    brands: ["doab-blocks"],
  },
  {
    ...quarry,
    key: "aac-block",
    name: "AAC Block",
    subCategory: "AAC Block",
    hsn: "68109990",
    gstPercent: 18,
    standard: "IS 2185:1984 part 3",
    minOrderTonnes: 12,
    descriptionHtml:
      paragraphs("Autoclaved aerated blocks, light enough to thin the columns of a tower.") +
      bullets(
        "Dry density 550 to 650 kg per cubic metre: one MT is about 1.7 cubic metres.",
        "Compressive strength 3 MPa and more.",
        "Use thin-bed mortar, 3 mm joints.",
      ),
    pictures: ["aac-block", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Grade 1", price: 250 },
      { name: "Grade 2", price: 0 },
    ],
    packagings: [
      { name: "Pallet, strapped", price: 260 },
      { name: "Loose", price: 0 },
    ],
    sizes: [
      plain("600 × 200 × 100", "mm", 80),
      plain("600 × 200 × 150", "mm", 0),
      plain("600 × 200 × 200", "mm", 0),
      plain("600 × 250 × 230", "mm", 60),
    ],
    defaultSize: 2,
    typicalPrice: 5200,
    brands: ["doab-blocks"],
  },
  {
    ...quarry,
    key: "fly-ash-brick",
    name: "Fly Ash Brick",
    subCategory: "Fly Ash Brick",
    hsn: "68159910",
    gstPercent: 5,
    standard: "IS 12894:2002",
    minOrderTonnes: 15,
    descriptionHtml:
      paragraphs("Pressed fly ash bricks with even faces for compound walls and partitions.") +
      bullets(
        "Class 7.5 and class 10 by strength.",
        "Water absorption below 15 percent.",
        "About 345 bricks to the MT.",
      ),
    pictures: ["fly-ash-brick", "load-bundles", "test-certificate"],
    qualities: [
      { name: "Class 7.5", price: 0 },
      { name: "Class 10", price: 160 },
    ],
    packagings: [
      { name: "Loose, hand stacked", price: 0 },
      { name: "Pallet", price: 180 },
    ],
    sizes: [plain("230 × 110 × 75", "mm", 0), plain("200 × 100 × 100", "mm", 40)],
    defaultSize: 0,
    typicalPrice: 1980,
    brands: ["doab-blocks"],
  },
];
