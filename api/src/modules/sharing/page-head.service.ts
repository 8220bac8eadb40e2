import type { PageHead } from "@mandi/shared/contract/page-head";
import {
  aboutUsPath,
  brandProductsPath,
  contactUsPath,
  faqPath,
  historicalDataPath,
  logisticsPath,
  newsDetailPath,
  newsListPath,
  paymentMethodsPath,
  privacyPolicyPath,
  productListPath,
  returnPolicyPath,
  termsPath,
} from "@mandi/shared/contract/page-paths";
import { counted } from "@mandi/shared/format/counted";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { findProduct, listBrands } from "../catalogue/catalogue.service";
import { readOffers } from "../listings/offered-listing.service";
import { readArticle } from "../news/news.service";
import { readConfigAnswer } from "../site/site.service";
import { plainText } from "./plain-text";
import { articleData, breadcrumbData, faqData, productData } from "./structured-data";

/** Search engines cut off longer ones. */
const descriptionLength = 160;

/** The picture of a shared link where the page has none, or only an SVG, which sites that show links do not accept. */
const shareCard = "/media/brand/share.png";

const market = "Prices of steel and construction materials per MT in India";

/** Pages whose texts do not depend on the database. */
const fixedPages: Readonly<Record<string, readonly [title: string, description: string]>> = {
  "/": [
    "Steel prices today",
    `${market}: ingot prices by city, offers of sellers, market news. Ask for quotations with freight to your site.`,
  ],
  [newsListPath]: [
    "Market News",
    "News of the steel and construction material market in India: mills, freight, tenders and prices.",
  ],
  [historicalDataPath]: [
    "Historical Data",
    "Open, high, low and close of the ingot price per MT by city, as table, chart and CSV.",
  ],
  [contactUsPath]: ["Contact Us", "Phone, e-mail, WhatsApp and address of Mandi, and a form that reaches the desk."],
};

const configuredPages = {
  [aboutUsPath]: ["About Us", "about_us"],
  [privacyPolicyPath]: ["Privacy Policy", "privacy_policy"],
  [termsPath]: ["Terms & Conditions", "terms_condition"],
  [returnPolicyPath]: ["Return Policy", "returns_policy"],
  [logisticsPath]: ["Logistics", "logistics"],
  [paymentMethodsPath]: ["Payment Methods", "payment_method"],
} as const;

/** All pages without a key in their address, for the site map. */
export const plainPaths: readonly string[] = [...Object.keys(fixedPages), faqPath, ...Object.keys(configuredPages)];

/**
 * The metadata of a public page, from the same data that the page shows.
 *
 * @throws Refusal 404 for an address that is not a public page.
 */
export async function readPageHead(db: Db, address: string, origin: string, now: Date): Promise<PageHead> {
  const { pathname, searchParams } = found(publicAddress(address, origin));
  const [, room = "", key = ""] = pathname.split("/");
  if (room === "news-detail" && key) return articleHead(db, key, origin);
  if (room === "product-list" && /^[1-9]\d{0,14}$/.test(key ?? ""))
    return offersHead(db, Number(key), searchParams.get("type") === "brand", origin, now);
  if (pathname === faqPath) return faqHead(db, origin);
  const fixed = fixedPages[pathname];
  if (fixed) return plainHead(fixed[0], fixed[1], pathname, origin);
  return configuredHead(db, pathname, origin);
}

/** An address that begins with two slashes names another server. */
function publicAddress(address: string, origin: string): URL | undefined {
  return !address.startsWith("//") && URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

async function configuredHead(db: Db, pathname: string, origin: string): Promise<PageHead> {
  const page = Object.entries(configuredPages).find(([path]) => path === pathname)?.[1];
  const [title, key] = found(page);
  const config = await readConfigAnswer(db);
  return plainHead(title, plainText(config[key], descriptionLength), pathname, origin);
}

/** A page of the site itself, directly below the home page and without further structure. */
function plainHead(title: string, description: string, pathname: string, origin: string): PageHead {
  const trail = pathname === "/" ? [] : [breadcrumbData(origin, [[title, pathname]])];
  return head(title, description, origin + pathname, { image: absolute(shareCard, origin), json_ld: trail });
}

async function faqHead(db: Db, origin: string): Promise<PageHead> {
  const { faq } = await readConfigAnswer(db);
  const description = `Answers to ${faq.length} questions about quotations, payment, freight and delivery on Mandi.`;
  return head("FAQ", description, `${origin}/faq`, {
    image: absolute(shareCard, origin),
    json_ld: [faqData(faq), breadcrumbData(origin, [["FAQ", faqPath]])],
  });
}

async function articleHead(db: Db, slug: string, origin: string): Promise<PageHead> {
  const { market_news: article } = await readArticle(db, slug);
  const canonical = `${origin}/news-detail/${article.slug}`;
  const description = plainText(article.description, descriptionLength);
  const image = absolute(article.image, origin);
  const trail = breadcrumbData(origin, [
    ["Market News", newsListPath],
    [article.title, newsDetailPath(article.slug)],
  ]);
  return head(article.title, description, canonical, {
    image: cardFor(image, origin),
    type: "article",
    json_ld: [articleData({ ...article, description, image, canonical, origin }), trail],
  });
}

async function offersHead(db: Db, id: number, isBrand: boolean, origin: string, now: Date): Promise<PageHead> {
  const path = isBrand ? brandProductsPath(id) : productListPath(id);
  const subject = isBrand ? (await listBrands(db)).find((brand) => brand.id === id) : await findProduct(db, id);
  const { name, thumbnail } = found(subject);
  const { data: offers, total } = await readOffers(db, id, { type: isBrand ? "brand" : "product", sort: "price" }, now);
  const prices = offers.map(({ ex_price }) => ex_price);
  const from = prices.length > 0 ? ` from ₹${Math.min(...prices).toLocaleString("en-IN")} per MT with GST` : "";
  const description = `${name}: ${counted(total, "offer")} of sellers in India${from}. Ask for quotations with freight.`;
  const image = absolute(thumbnail, origin);
  return head(`${name} prices`, description, origin + path, {
    image: cardFor(image, origin),
    type: isBrand ? "website" : "product",
    json_ld: [
      ...(isBrand || prices.length === 0 ? [] : [productData({ name, description, image, prices })]),
      breadcrumbData(origin, [[name, path]]),
    ],
  });
}

function head(title: string, description: string, canonical: string, more: Partial<PageHead> = {}): PageHead {
  return { title, description, canonical, image: "", type: "website", json_ld: [], ...more };
}

function cardFor(image: string, origin: string): string {
  return image === "" || image.endsWith(".svg") ? absolute(shareCard, origin) : image;
}

function absolute(address: string, origin: string): string {
  return address ? new URL(address, origin).href : "";
}
