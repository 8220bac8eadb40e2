import type { SetupKey } from "@mandi/api/public/site-keys";
import type { BankAccount } from "@mandi/shared/contract/bank-account";
import { gstinOf } from "../content/gstin";

/** Site setup under its names on the wire, including keys that the specification lacks: legal name, tax ids, app store. */
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
  address: "Mandi House, 3rd floor, Pandri Commercial Area, Raipur 492004",
  legal_name: "Mandi Commodity Exchange Services Private Limited",
  gst_number: gstinOf("22", "AAKCM7304E"),
  tan_number: "JBPM07304E",
  // Well-formed and fictional, like the other addresses: no store has this app.
  play_store_link: "https://play.google.com/store/apps/details?id=example.mandi.trade",
  app_store_link: "https://apps.apple.com/in/app/mandi-example/id0000000147",
};

/** Well-formed and fictional: neither the bank nor the UPI handle exists, so nobody can send it money. */
export const bankAccount: BankAccount = {
  account_name: "Mandi Commodity Exchange Services Private Limited",
  account_number: "501147000492004",
  ifsc: "MCTB0000147",
  bank: "Mahanadi Commerce and Trade Bank",
  branch: "Pandri, Raipur",
  upi_id: "mandi.trade@mctbank",
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
  // Drawn for the project; it has no sound, and the steps next to it give the same information.
  videoLink: "/media/videos/how-to.webm",
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
