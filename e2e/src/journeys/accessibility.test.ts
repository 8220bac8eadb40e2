import { findAccessibilityBreaks } from "../harness/axe";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";
import { sideBySide } from "../harness/side-by-side";
import { signedIn } from "../harness/sign-in";
import { screens, type Visit } from "../harness/visit";

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
        const options = who === null ? {} : { session: await signedIn(who) };
        const visits = [await visit(options), await visit(options)] as const;
        const samples = await sampleAddresses(visits[0].context);
        const addresses = (await addressesFor(role, samples)).filter((address) => !seen.has(address));
        for (const address of addresses) seen.add(address);
        expect(await sideBySide(visits, addresses, breaksOn)).toEqual([]);
      },
      {},
      300_000,
    );
  }
});

async function breaksOn({ page }: Visit, address: string): Promise<string[]> {
  await openAndSettle(page, address);
  const found: string[] = [];
  for (const [name, size] of Object.entries(screens)) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const breaks = await findAccessibilityBreaks(page);
      found.push(...breaks.map((line) => `${address} ${name} ${colorScheme}: ${line}`));
    }
  }
  return found;
}
