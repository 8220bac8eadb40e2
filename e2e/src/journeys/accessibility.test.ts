import { findAccessibilityBreaks } from "../harness/axe";
import { type Journey, journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { finishAnimations, openAndSettle } from "../harness/settled";
import { signedIn } from "../harness/sign-in";
import { screens } from "../harness/visit";

/** Each page once, by the first of these who may open it. */
const visitors: readonly [role: "visitor" | "customer" | "seller" | "transporter", who: PersonName | null][] = [
  ["visitor", null],
  ["customer", "buyer"],
  ["seller", "seller"],
  ["transporter", "transporter"],
];

describe("axe finds nothing on any page, on a phone and on a desktop, in light and in dark", () => {
  const seen = new Set<string>();
  for (const [role, who] of visitors) {
    journey(
      `on the pages of a ${role}`,
      async ({ visit }) => {
        const visitor = await visit(who === null ? {} : { session: await signedIn(who) });
        const samples = await sampleAddresses(visitor.context);
        const addresses = (await addressesFor(role, samples)).filter((address) => !seen.has(address));
        const found: string[] = [];
        for (const address of addresses) {
          seen.add(address);
          found.push(...(await breaksOn(visitor, address)));
        }
        expect(found).toEqual([]);
      },
      {},
      300_000,
    );
  }
});

async function breaksOn({ page }: Pick<Journey, "page">, address: string): Promise<string[]> {
  await openAndSettle(page, address);
  const found: string[] = [];
  for (const [name, size] of Object.entries(screens)) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await finishAnimations(page);
      const breaks = await findAccessibilityBreaks(page);
      found.push(...breaks.map((line) => `${address} ${name} ${colorScheme}: ${line}`));
    }
  }
  return found;
}
