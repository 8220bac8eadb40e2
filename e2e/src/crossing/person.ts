import type { Role } from "@mandi/shared/contract/role";
import type { Page } from "playwright-core";
import type { PersonName } from "../harness/people";
import { currentPlace } from "../harness/place";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { signedIn } from "../harness/sign-in";
import { untilQuiet } from "../harness/traffic";
import { openVisit, type Visit } from "../harness/visit";
import { fixAnswers } from "./fixed-answers";
import { watchLook } from "./look";
import { doors } from "./steps";

/** Who walks: each role once, by a person of the demo market with much to see. */
export const walkers = {
  visitor: { role: "visitor", who: null },
  buyer: { role: "customer", who: "buyer" },
  seller: { role: "seller", who: "seller" },
  transporter: { role: "transporter", who: "transporter" },
  staff: { role: "staff", who: "staff" },
} as const satisfies Readonly<Record<string, { readonly role: Role; readonly who: PersonName | null }>>;

export type WalkerName = keyof typeof walkers;
export const walkerNames = Object.keys(walkers) as readonly WalkerName[];

/** A person with fixed answers, a stopped clock and motion off. */
export interface Walker extends Visit {
  /** Every address this person may open, with real ids. */
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
}

export async function openWalker(name: WalkerName): Promise<Walker> {
  const { role, who } = walkers[name];
  const now = new Date();
  const product = await fixAnswers(currentPlace().url, now);
  const session = who === null ? [] : await signedIn(who);
  const visit = await openVisit({ session, origin: product.url });
  await visit.context.clock.setFixedTime(now);
  await watchLook(visit.context);
  const addresses = await addressesFor(role, await sampleAddresses(visit.context));
  const offer = addresses.find((address) => address.startsWith("/product-detail/"));
  if (offer !== undefined && who !== null) await chooseQuantity(visit.page, offer);
  const close = async () => {
    await visit.context.close();
    product.stop();
  };
  return { ...visit, addresses: await throughDoors(visit.page, addresses), close };
}

/** A page that needs a button exists only for people who have it: somebody who already has credit cannot request it. */
async function throughDoors(page: Page, addresses: readonly string[]): Promise<string[]> {
  const open = new Set(addresses);
  for (const [address, door] of Object.entries(doors)) {
    if (!open.delete(address)) continue;
    await page.goto(door.page);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await untilQuiet(page);
    const isOpen =
      door.button === undefined || (await page.getByRole("button", { name: door.button }).first().isVisible());
    if (isOpen) open.add(door.page).add(address);
  }
  return [...open];
}

/** A quotation request needs a choice made on a product's page, which the device keeps. */
async function chooseQuantity(page: Page, offer: string): Promise<void> {
  await page.goto(offer);
  const box = page.getByRole("textbox", { name: /^Quantity in MT/ }).first();
  if (!(await box.isVisible())) await page.getByRole("button", { name: /mm/ }).first().click();
  await box.fill("20");
  await page.getByRole("button", { name: "Request For Quotes" }).first().click();
  await page.waitForURL("**/create-rfq");
  // The page stores the request once it is shown; the address changes before.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("mandi-kept:buyer:rfq:")));
}
