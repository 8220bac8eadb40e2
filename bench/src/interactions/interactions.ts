import { untilQuiet } from "@mandi/e2e/harness/traffic";
import type { Locator, Page } from "playwright-core";

/** Who acts: a stranger, or a person of the demo market. */
export type Actor = "stranger" | "buyer" | "seller" | "transporter";

/** An interaction on a phone, and how to reach the place for it. */
export interface Interaction {
  readonly what: string;
  readonly who: Actor;
  readonly path: string;
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Timed until this can be seen, instead of until the next frame. */
  readonly shows?: Shown;
}

/** Content, as a selector, at an address that begins with a path. */
export interface Shown {
  readonly path: string;
  readonly content: string;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });
const first = (page: Page, name: string | RegExp): Locator => button(page, name).first();
const productList = "/product-list/1";
const offer = 'main a[href^="/product-detail/"]';

/** Key by key, as fast as a quick typist. */
const typed = (field: Locator, text: string) => field.pressSequentially(text, { delay: 120 });

async function chooseSize(page: Page): Promise<void> {
  await page.locator(offer).first().click();
  await page.waitForURL("**/product-detail/**");
  await first(page, /^12 mm/).tap();
}

async function wantedQuantity(page: Page): Promise<void> {
  await chooseSize(page);
  await page.getByRole("textbox", { name: /^Quantity in MT/ }).fill("25");
}

async function openTurn(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("main").getByRole("link", { name }).first().click();
}

/** The interactions that have to be quick, each from touch to next frame. */
export const interactions: readonly Interaction[] = [
  { what: "open the menu", who: "stranger", path: "/", act: (page) => first(page, /^Menu/).tap() },
  { what: "open the search", who: "stranger", path: "/", act: (page) => first(page, "Search").tap() },
  {
    what: "type into the search",
    who: "stranger",
    path: "/",
    reach: (page) => first(page, "Search").tap(),
    act: (page) => typed(page.locator("input:focus"), "tmt"),
  },
  { what: "open the filters", who: "stranger", path: productList, act: (page) => first(page, /^Filters/).tap() },
  {
    what: "choose a filter",
    who: "stranger",
    path: productList,
    reach: (page) => first(page, /^Filters/).tap(),
    act: (page) => page.getByRole("dialog").getByText("Fe 500D").tap(),
  },
  { what: "open an offer", who: "buyer", path: productList, act: (page) => page.locator(offer).first().tap() },
  {
    what: "choose a size",
    who: "buyer",
    path: productList,
    reach: chooseSize,
    act: (page) => first(page, /^16 mm/).tap(),
  },
  {
    what: "type a quantity",
    who: "buyer",
    path: productList,
    reach: chooseSize,
    act: (page) => typed(page.getByRole("textbox", { name: /^Quantity in MT/ }), "25"),
  },
  {
    what: "request quotes",
    who: "buyer",
    path: productList,
    reach: wantedQuantity,
    act: (page) => button(page, "Request For Quotes").tap(),
  },
  {
    what: "ask to pay",
    who: "buyer",
    path: "/",
    reach: (page) => openTurn(page, /^Pay ₹/),
    act: (page) => first(page, /^Pay ₹|^I have paid ₹/).tap(),
  },
  {
    what: "send an offer",
    who: "seller",
    path: "/",
    reach: async (page) => {
      await openTurn(page, "Give price");
      await page.getByRole("textbox", { name: /Basic price/ }).fill("45000");
    },
    act: (page) => first(page, "Submit").tap(),
  },
  {
    what: "send a bid",
    who: "transporter",
    path: "/",
    reach: async (page) => {
      await openTurn(page, "Bid");
      await button(page, /^Update Price$/)
        .last()
        .tap();
      await page.getByRole("dialog").getByRole("textbox").fill("1700");
    },
    act: (page) => page.getByRole("dialog").getByRole("button", { name: "Submit" }).tap(),
  },
];

/** A page within an area that was seen before: its content is kept, and shown while it is fetched again. */
function seenAgain(what: string, who: Actor, from: string, to: string): Interaction {
  const link = (page: Page) => page.locator(`main a[href^="${to}"]`).first();
  return {
    what,
    who,
    path: from,
    reach: async (page) => {
      await link(page).click();
      await page.waitForURL(`**${to}*`);
      await untilQuiet(page);
      await page.goBack();
      await link(page).waitFor();
    },
    act: (page) => link(page).tap(),
    shows: { path: to, content: 'main:not(:has([role="status"] [aria-hidden="true"])) h1' },
  };
}

/** Steps within an area, from the press to the content. */
export const navigations: readonly Interaction[] = [
  seenAgain("an article again", "stranger", "/news-list", "/news-detail/"),
  seenAgain("a quotation again", "buyer", "/quotation-list", "/quotation-detail/"),
  seenAgain("an order again", "buyer", "/order-book", "/order-details/"),
];
