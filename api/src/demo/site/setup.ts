import type { SetupKey } from "../../modules/site/site-keys";
import { gstinOf } from "../content/gstin";

/** The platform's own registration: supplier to every buyer, buyer of every seller. */
export const platformState = "Chhattisgarh";

/** Site setup under its names on the wire with the additive keys of H-37. */
export const setup: Readonly<Partial<Record<SetupKey, string>>> = {
  short_about: "Ex-factory prices for steel and construction material, one landed price to your site.",
  phone1: "9893000147",
  phone2: "9893000148",
  email: "trade@mandi.example",
  whatsapp: "9893000147",
  facebook: "https://www.facebook.com/mandi.example",
  twitter: "https://x.com/mandi_example",
  instagram: "https://www.instagram.com/mandi.example",
  youtube: "https://www.youtube.com/@mandi-example",
  address: "Mandi House, 3rd floor, Pandri Commercial Area, Raipur, Chhattisgarh 492004",
  legal_name: "Mandi Commodity Exchange Services Private Limited",
  gst_number: gstinOf("22", "AAKCM7304E"),
};

export const howTo = {
  title: "How to buy on Mandi",
  descriptionHtml:
    "<ol>" +
    "<li><strong>Choose material</strong><p>Pick brand, quality, packaging and sizes. Enter MT for each size; the truck bar shows what still fits.</p></li>" +
    "<li><strong>Ask for quotes</strong><p>Every matching seller answers with a basic price within 60 minutes. Transporters bid freight in the same window.</p></li>" +
    "<li><strong>Pay the booking amount</strong><p>You see one landed price per MT. Pay the booking amount to freeze it.</p></li>" +
    "<li><strong>Track and unload</strong><p>Vehicle, driver, loaded weight and documents for each truck. The final amount follows the loaded quantity.</p></li>" +
    "</ol>",
  videoLink: "",
};

export const businessTypes: readonly string[] = [
  "Trader",
  "Contractor",
  "Builder",
  "Fabricator",
  "Manufacturer",
  "Retailer",
  "Government supplier",
];

export const sellerTypes: readonly string[] = ["Manufacturer", "Distributor", "Stockist", "Importer"];
