import type { Page } from "playwright-core";
import { enterAddress } from "../harness/enter-address";
import type { Step } from "./itinerary";

/** A page that people enter by a button; all others they enter by links. */
const buttons: Readonly<Record<string, { readonly from: RegExp; readonly button: string }>> = {
  "/create-rfq": { from: /^\/product-detail\//, button: "Request For Quotes" },
};

/** A page that sends everyone home who does not come by the link of another one: which, and what the link carries. */
export const doors: Readonly<Record<string, { readonly page: string; readonly carries: object }>> = {
  "/credit-request": { page: "/wallet?tab=credit", carries: { fromWallet: true } },
};

/** Takes one step of a walk, in the document that is there. @returns how it was taken, in words */
export async function takeStep(page: Page, { from, to, way, by }: Step): Promise<string> {
  if (way !== "link") {
    await page.evaluate((distance) => window.history.go(distance), by);
    return way === "back" ? "Back" : `history ${by}`;
  }
  const pressed = buttons[to];
  if (pressed?.from.test(from)) {
    await page.getByRole("button", { name: pressed.button }).first().click();
    await page.mouse.move(0, 0); // What comes under it would look pointed at.
    return "button";
  }
  // A row of the notifications does more than lead on: it counts as read from then on.
  const place = from === "/notifications" ? "header, nav, footer" : "body";
  if (await pressLink(page, place, to)) return "link";
  await enterAddress(page, to, doors[to]?.carries);
  return "address";
}

/** Presses a link that can be seen. @returns whether there is one */
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
