import type { LandedEstimate } from "../contract/freight-estimate";
import type { Banner, HomeAnswer, HowTo, Testimonial } from "../contract/home";
import type { IngotHistoryRow, IngotPoint, IngotPriceAnswer } from "../contract/ingot-price";
import type { LoginUser } from "../contract/login";
import type { News, NewsListAnswer } from "../contract/market-news";
import type { OfferFacetsAnswer } from "../contract/offer-filter";
import type { BrandItem, OfferItem, ProductItem } from "../contract/product-list";
import type { ConfigAnswer } from "../contract/site-config";
import type { SiteSetup } from "../contract/site-setup";

/** Builders of the answers to public calls. A test states only what matters to it; the rest is believable and valid. */

export function aBrand(change: Partial<BrandItem> = {}): BrandItem {
  return { id: 3, name: "Kaveri Ispat", thumbnail: "/media/brands/kaveri-ispat.svg", ...change };
}

export function aProduct(change: Partial<ProductItem> = {}): ProductItem {
  return { id: 1, name: "TMT Bar", thumbnail: "/media/products/tmt-bar.svg", ...change };
}

export function someNews(change: Partial<News> = {}): News {
  return {
    slug: "raipur-ingot-holds",
    title: "Raipur ingot holds as sponge offers tighten",
    image: "/media/news/coil-close.svg",
    description: "<p>Sellers in Siltara kept offers firm through the morning.</p>",
    created_at: "2026-11-21T05:12:00.000Z",
    ...change,
  };
}

export function aBanner(change: Partial<Banner> = {}): Banner {
  return { photo: "/media/banners/beams.svg", title: "ISMB 150 to 400, ready to load this week", ...change };
}

export function aTestimonial(change: Partial<Testimonial> = {}): Testimonial {
  return {
    message: "The landed price on the screen was the price on the invoice.",
    name: "Rakesh Agrawal",
    designation: "Agrawal Traders, Nagpur",
    image: "/media/people/person-1.svg",
    ...change,
  };
}

export function aHowTo(change: Partial<HowTo> = {}): HowTo {
  return {
    title: "How to buy on Mandi",
    description: "<ol><li><strong>Choose material</strong> and sizes</li><li>Ask for quotes</li></ol>",
    video_link: "",
    ...change,
  };
}

export function aHome(change: Partial<HomeAnswer> = {}): HomeAnswer {
  return {
    banners: [aBanner()],
    brand_list: [aBrand()],
    market_news: [someNews()],
    testimonial_list: [aTestimonial()],
    shop_on: aHowTo(),
    ...change,
  };
}

export function anIngotPoint(change: Partial<IngotPoint> = {}): IngotPoint {
  return { day: "2026-11-21", price: 40850, ...change };
}

export function anIngotPrice(change: Partial<IngotPriceAnswer> = {}): IngotPriceAnswer {
  return {
    location: ["Raipur", "Jalna"],
    price: [anIngotPoint({ day: "2026-11-20", price: 40600 }), anIngotPoint()],
    last_update: "2026-11-21T05:12:00.000Z",
    latest_price: { today: 40850, previous: 40600 },
    ...change,
  };
}

export function anIngotDay(change: Partial<IngotHistoryRow> = {}): IngotHistoryRow {
  return { date: "2026-11-20", open: 40500, high: 40900, low: 40400, close: 40600, ...change };
}

export function anOffer(change: Partial<OfferItem> = {}): OfferItem {
  return {
    id: 41,
    commodity_product_id: 1,
    seller_commodity_product_id: 41,
    name: "TMT Bar",
    thumbnail: "/media/products/tmt-bar.svg",
    brand: "Kaveri Ispat",
    quality: ["Fe 500D", "Fe 550D"],
    default_variation: { name: "Size", value: "12", unit: { short_name: "mm" } },
    city: "Raipur",
    ex_price: 54990,
    is_bookmarked: false,
    ...change,
  };
}

/** The available filters of a list of a few offers of one product. */
export function someFacets(change: Partial<OfferFacetsAnswer> = {}): OfferFacetsAnswer {
  const value = (label: string, count: number, key = label) => ({ value: key, label, count });
  return {
    product: [value("TMT Bar", 3, "1")],
    size: [value("8 mm", 3), value("12 mm", 2), value("32 mm", 0)],
    grade: [value("Fe 500D", 3), value("Fe 550D", 1)],
    brand: [value("Kaveri Ispat", 1, "3"), value("Shikhar TMT", 2, "4")],
    city: [value("Raipur", 2), value("Jalna", 1)],
    free_mt: [value("10", 3), value("25", 1)],
    price: { min: 54_210, max: 55_430 },
    ...change,
  };
}

export function aNewsPage(news: readonly News[], change: Partial<NewsListAnswer["market_news"]> = {}) {
  return { market_news: { ...aPage(news), ...change } };
}

/** One page with all rows, unless the test says that there are more. */
export function aPage<Row>(rows: readonly Row[]) {
  return { data: [...rows], current_page: 1, per_page: Math.max(rows.length, 1), total: rows.length, last_page: 1 };
}

export function aSiteSetup(change: Partial<SiteSetup> = {}): SiteSetup {
  return {
    short_about: "Ex-factory prices for steel and construction material.",
    phone1: "9893000147",
    phone2: "9893000148",
    email: "trade@mandi.example",
    whatsapp: "9893000147",
    facebook: "",
    twitter: "",
    instagram: "",
    youtube: "",
    address: "Siltara Road, Raipur 493111",
    ...change,
  };
}

export function aConfig(change: Partial<ConfigAnswer> = {}): ConfigAnswer {
  return {
    general_setup: aSiteSetup(),
    faq: [{ title: "How do I ask for quotes?", description: "<p>Open a product and choose sizes.</p>" }],
    about_us: "<p>Mandi is a market for steel.</p>",
    privacy_policy: "<p>We keep what an order needs.</p>",
    terms_condition: "<p>Prices are ex-factory.</p>",
    returns_policy: "<p>Goods are not returnable.</p>",
    logistics: "<p>Transporters bid freight.</p>",
    payment_method: "<p>Pay the booking amount.</p>",
    ...change,
  };
}

export function aLoginUser(change: Partial<LoginUser> = {}): LoginUser {
  return { name: "", type: "customer", email: "", phone: "9000000001", company_name: "", ...change };
}

/** A landed price at Pune. */
export function anEstimate(change: Partial<LandedEstimate> = {}): LandedEstimate {
  return { freight: 1_000, freight_tax: 180, price: 56_817, low: 56_617, high: 57_117, basis: "belts", ...change };
}
