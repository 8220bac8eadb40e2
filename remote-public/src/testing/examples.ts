import {
  type Example,
  ExampleRefusal,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleWrite,
} from "@mandi/shared/area/define-examples";
import { ContactUsBody } from "@mandi/shared/contract/contact-us";
import { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { HomeAnswer } from "@mandi/shared/contract/home";
import { IngotHistoryAnswer, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { OtpLoginBody, VerifyOtpAnswer, VerifyOtpBody } from "@mandi/shared/contract/login";
import { LowestLandedAnswer } from "@mandi/shared/contract/lowest-landed";
import { NewsAnswer, NewsListAnswer } from "@mandi/shared/contract/market-news";
import { BrandListAnswer, BrandProductListAnswer, ProductListAnswer } from "@mandi/shared/contract/product-list";
import { SharedSheetAnswer } from "@mandi/shared/contract/trade-sheet";
import { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { aTradeSheet } from "@mandi/shared/testing/buyer-builders/trade-sheet";
import { offerExamples, profileExamples } from "@mandi/shared/testing/common-examples";
import {
  aBanner,
  aBrand,
  aHome,
  aLoginUser,
  aNewsPage,
  anEstimate,
  anIngotDay,
  anIngotPoint,
  anIngotPrice,
  aPage,
  aProduct,
  aTestimonial,
  someNews,
} from "@mandi/shared/testing/public-builders";

/** One address for each route with a parameter. */
export const addresses = {
  "/product-list/:id": "/product-list/1",
  "/s/:token": "/s/K7Q4D2aaaaaaaaaaaaaaaa",
  "/news-detail/:slug": "/news-detail/raipur-ingot-holds",
};

export const makeExamples = (world: ExampleWorld): Example[] => [
  ...readingExamples(world),
  exampleRead("GET /shared-sheet/:token", SharedSheetAnswer, () => ({ data: aTradeSheet() })),
  exampleRead("GET /trader-day", TraderDayAnswer, () => ({
    deals: [],
    prices: [],
    money: { to_pay: 0, payments: 0, cash: 0, credit_limit: 0, credit_free: 0 },
  })),
  ...ingotExamples(),
  ...loginExamples(),
  ...askingExamples(world),
  ...offerExamples(world),
  ...profileExamples(world),
];

function readingExamples({ rows }: ExampleWorld): Example[] {
  const articles = [
    someNews(),
    someNews({ slug: "tmt-closes-higher", title: "TMT closes higher in Jalna", image: "/media/news/tmt-close.svg" }),
    someNews({ slug: "scrap-arrivals-thin", title: "Scrap arrivals stay thin", image: "/media/news/scrap.svg" }),
  ];
  const news = rows(articles);
  const brands = rows([
    aBrand(),
    aBrand({ id: 4, name: "Shikhar TMT", thumbnail: "/media/brands/shikhar-tmt.svg" }),
    aBrand({ id: 5, name: "Girnar Steel", thumbnail: "/media/brands/girnar-steel.svg" }),
  ]);
  const products = rows([
    aProduct(),
    aProduct({ id: 2, name: "Structural Beam", thumbnail: "/media/products/beam.svg" }),
    aProduct({ id: 3, name: "Wire Rod", thumbnail: "/media/products/wire-rod.svg" }),
    aProduct({ id: 4, name: "MS Plate", thumbnail: "/media/products/plate.svg" }),
  ]);
  return [
    exampleRead("GET /home", HomeAnswer, () =>
      aHome({
        banners: rows([aBanner(), aBanner({ photo: "/media/banners/tmt.svg", title: "TMT, ready to load" })]),
        brand_list: brands,
        market_news: news,
        testimonial_list: rows([aTestimonial()]),
      }),
    ),
    exampleRead("GET /product-list", ProductListAnswer, () => aPage(products)),
    exampleRead("GET /lowest-landed", LowestLandedAnswer, () => ({ data: [{ id: 1, landed: anEstimate() }] })),
    exampleRead("GET /brand-list", BrandListAnswer, () => ({ brand_list: brands })),
    exampleRead("GET /market-news", NewsListAnswer, () => aNewsPage(news)),
    exampleRead("GET /view-market-news/:slug", NewsAnswer, ({ params }) => {
      const article = articles.find(({ slug }) => slug === params["slug"]);
      if (!article) throw new ExampleRefusal(404, { message: "Not found", code: "not-found" });
      return { market_news: article, related: news.filter((other) => other !== article) };
    }),
  ];
}

function ingotExamples(): Example[] {
  const location = ["Raipur", "Jalna"];
  const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}`).slice(0, 21);
  const priceOf = (index: number) => 40_200 + Math.round(Math.sin(index / 3) * 400) + index * 20;
  return [
    exampleRead("GET /ingot-price", IngotPriceAnswer, () =>
      anIngotPrice({ location, price: days.map((day, index) => anIngotPoint({ day, price: priceOf(index) })) }),
    ),
    exampleRead("GET /ingot-price-history", IngotHistoryAnswer, () => ({
      location,
      data: days.map((date, index) => {
        const close = priceOf(index);
        return anIngotDay({ date, open: close - 100, high: close + 150, low: close - 200, close });
      }),
    })),
  ];
}

/** Any code logs in, as the person to whom the phone belongs in the demo market; only 000000 is refused. */
function loginExamples(): Example[] {
  return [
    exampleWrite("POST /otp-login", OtpLoginBody, ({ body }) => `A code was sent to ${body.phone}.`),
    exampleExchange("POST /verify-otp", VerifyOtpBody, VerifyOtpAnswer, ({ body: { phone, otp } }) => {
      const message = "The code does not match. 4 tries left.";
      if (otp === "000000") throw new ExampleRefusal(422, { message, code: "otp-wrong" });
      const type = phone.startsWith("900000001")
        ? "seller"
        : phone.startsWith("900000002")
          ? "transporter"
          : "customer";
      return { token: "nobody-checks-this-token", data: aLoginUser({ phone, type }), message: "You are logged in." };
    }),
  ];
}

function askingExamples({ rows }: ExampleWorld): Example[] {
  return [
    exampleRead("GET /seller-commodity-product-list/:id", BrandProductListAnswer, () => ({
      product_list: rows([
        { id: 41, name: "TMT Bar" },
        { id: 44, name: "Wire Rod" },
      ]),
    })),
    exampleWrite("POST /general-enquiry", GeneralEnquiryBody, () => "Thank you. We will call you."),
    exampleWrite("POST /contact-us", ContactUsBody, () => "Thank you for your message."),
  ];
}
