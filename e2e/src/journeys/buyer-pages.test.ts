import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";
import { sideBySide } from "../harness/side-by-side";
import { signedIn } from "../harness/sign-in";
import { type Screen, screens, type Visit } from "../harness/visit";

/** Pages of the buyer's area without an id, including addresses with tabs and filters. */
const plain = [
  "/quotation-list",
  "/quotation-list?status=pending&sort=oldest",
  "/order-book",
  "/order-book?status=delivered",
  "/watchlist",
  "/address",
  "/wallet",
  "/wallet?tab=credit",
  "/wallet?from=2026-01-01&to=2026-01-02",
  "/papers",
  "/notifications",
  "/profile",
];
const ofThings = [
  "/product-detail/:id",
  "/quotation-detail/:id",
  "/order-details/:id",
  "/order-ledger/:id",
  "/order-paper/:id/:number",
  "/paper/:id",
];

/** Ids that do not exist; the pages say so. */
const missing = [
  "/product-detail/987654",
  "/quotation-detail/987654",
  "/order-details/987654",
  "/order-ledger/987654",
  "/order-paper/987654/MI1",
  "/paper/987654",
  "/payment-advice/987654",
];

const accounts: readonly [who: PersonName, what: string, things: number][] = [
  ["buyer", "a rich account", ofThings.length],
  // Products are public.
  ["newBuyer", "an empty account", 1],
];

for (const [who, what, things] of accounts) {
  journey(
    `every page of the buyer holds up with ${what}, on a phone and on a desktop: no blank state, no error, nothing cut off`,
    async ({ visit }) => {
      const session = await signedIn(who);
      const visits = [await visit({ session }), await visit({ session })] as const;
      for (const { troubles } of visits) troubles.expect(/404 \(Not Found\)/);
      const samples = await sampleAddresses(visits[0].context);
      const own = ofThings.flatMap((path) => samples[path] ?? []);
      expect(own).toHaveLength(things);
      expect(await sideBySide(visits, [...plain, ...own, ...missing], faultsOn)).toEqual([]);
    },
  );
}

async function faultsOn({ page }: Visit, address: string): Promise<string[]> {
  await openAndSettle(page, address);
  return [...(await faultsOf(page, address, "phone")), ...(await faultsOf(page, address, "desktop"))];
}

/** Faults that no page may have: no text, raw machine values, or content wider than the window. */
async function faultsOf(page: Page, address: string, screen: Screen): Promise<string[]> {
  await page.setViewportSize(screens[screen]);
  const text = (await page.getByRole("main").allInnerTexts()).join(" ").trim();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(text.length < 20 ? ["is blank"] : []),
    ...(/\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object/.test(text) ? [`shows ${text.slice(0, 200)}`] : []),
    ...(overflow > 0 ? [`is ${overflow} px too wide`] : []),
  ].map((fault) => `${address} on a ${screen} ${fault}`);
}
