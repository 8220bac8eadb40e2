import type { Page } from "playwright-core";
import { enterAddress } from "../harness/enter-address";
import type { Step } from "./itinerary";

/** A page that people reach by a button; all others are reached by links. */
const buttons: Readonly<Record<string, { readonly from: RegExp; readonly button: string }>> = {
  "/create-rfq": { from: /^\/product-detail\//, button: "Request For Quotes" },
};

/**
 * After a followed link a product's page says what was chosen there before, and an item of the desk's queue its place in the
 * queue as it was shown; after a fresh load neither does.
 */
const saysMoreByLink =
  /^\/(product-detail|desk\/(quotation|payment|approval|thread|freight-bill|eway-bill|listing|credit))\//;

/** A page that redirects home unless another page led to it, with a state of the history. */
interface Door {
  readonly page: string;
  readonly carries: (page: Page) => Promise<object>;
  /** The button on that page; only people who have it can open the other. */
  readonly button?: string;
}

/** The state of an entry whose request is the draft that this browser keeps. */
function draftOnDevice(page: Page): Promise<object> {
  return page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([key]) => key.startsWith("mandi-kept:buyer:rfq:"));
    return { draft: kept ? JSON.parse(kept[1]).value.key : "" };
  });
}

export const doors: Readonly<Record<string, Door>> = {
  "/credit-request": {
    page: "/wallet?tab=credit",
    carries: async () => ({ fromWallet: true }),
    button: "Request for Credit",
  },
  "/create-rfq": { page: "/", carries: draftOnDevice },
};

/** Takes one step of a walk in the present document. @returns a description of how it was taken */
export async function takeStep(page: Page, { from, to, way, by }: Step): Promise<string> {
  if (way !== "link") {
    await page.evaluate((distance) => window.history.go(distance), by);
    return way === "back" ? "Back" : `history ${by}`;
  }
  const pressed = buttons[to];
  if (pressed?.from.test(from)) {
    await page.getByRole("button", { name: pressed.button }).first().click();
    await page.mouse.move(0, 0); // Otherwise whatever appears under the pointer would look hovered.
    return "button";
  }
  // A row of the notifications does more than navigate: it is marked as read.
  const place = from === "/notifications" ? "header, nav, footer" : "body";
  if (!saysMoreByLink.test(to) && (await pressLink(page, place, to))) return "link";
  await enterAddress(page, to, await doors[to]?.carries(page));
  return "address";
}

/** Clicks a visible link. @returns whether there is one */
function pressLink(page: Page, place: string, address: string): Promise<boolean> {
  return page.evaluate(
    ([within, to]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(to)}"]`)];
      const link = links.find((one) => one.closest(within) && one.checkVisibility());
      link?.click();
      return link !== undefined;
    },
    [place, address] as const,
  );
}
