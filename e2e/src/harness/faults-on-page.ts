import { findBreaksOnEveryScreen } from "./axe";
import { openAndSettle } from "./settled";
import { screens, type Visit } from "./visit";

/** Addresses that axe has checked: each is checked once, for the first person who opens it. */
const checked = new Set<string>();

/**
 * Loads a page on a desktop in light, and checks it on phone and desktop, in light and dark.
 *
 * @returns its troubles for this person and what axe found, one line each
 */
export async function faultsOnLoad({ page, troubles }: Visit, address: string): Promise<readonly string[]> {
  const isFirst = !checked.has(address);
  checked.add(address);
  const before = troubles.all().length;
  await page.setViewportSize(screens.desktop);
  await page.emulateMedia({ colorScheme: "light" });
  await openAndSettle(page, address);
  const breaks = isFirst ? await findBreaksOnEveryScreen(page) : [];
  return [...troubles.all().slice(before), ...breaks].map((fault) => `${address}: ${fault}`);
}
