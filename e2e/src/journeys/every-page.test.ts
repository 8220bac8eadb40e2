import type { Role } from "@mandi/shared/contract/role";
import { apiOf } from "../harness/api-of";
import { findBreaksOnEveryScreen } from "../harness/axe";
import { journeyOfVisits } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";
import { sideBySide } from "../harness/side-by-side";
import { signedIn } from "../harness/sign-in";
import { screens, type Visit } from "../harness/visit";

const roles: readonly [role: Role, who: PersonName | null][] = [
  ["visitor", null],
  ["customer", "buyer"],
  ["seller", "seller"],
  ["transporter", "transporter"],
  ["staff", "staff"],
];

/** Axe checks each page once, for the first role that may open it; troubles are checked for every role. */
const seen = new Set<string>();

describe("every page a role may open loads without a violation of the security policy, an error, a warning or an axe finding, on phone and desktop, in light and dark", () => {
  for (const [role, who] of roles) {
    journeyOfVisits(`as ${role}`, async ({ visit }) => {
      const options = who === null ? {} : { session: await signedIn(who) };
      const visits = [await visit(options), await visit(options)] as const;
      if (who === "transporter") await askForCredit(visits[0]);
      const addresses = await addressesFor(role, await sampleAddresses(visits[0].context));
      expect(addresses.length).toBeGreaterThan(10);
      if (role === "staff") expect(addresses).toContainEqual(expect.stringMatching(/^\/desk\/credit\/\d+$/));
      expect(await sideBySide(visits, addresses, faultsOn)).toEqual([]);
    });
  }
});

/** No credit request is pending in the demo market, but the desk's page of a request needs one. */
async function askForCredit({ page }: Visit): Promise<void> {
  const api = apiOf(page);
  const listOf = async (path: string) => ((await api.get(path)) as { data: { id: number }[] }).data;
  if ((await listOf("/credit-wallet-request")).length > 0) return;
  const [type] = await listOf("/credit-wallet-document-type");
  await api.post("/credit-wallet-request", { credit_wallet_document_type_id: type?.id });
}

async function faultsOn({ page, troubles }: Visit, address: string): Promise<string[]> {
  const before = troubles.all().length;
  await page.setViewportSize(screens.desktop);
  await page.emulateMedia({ colorScheme: "light" });
  await openAndSettle(page, address);
  const breaks = seen.has(address) ? [] : await findBreaksOnEveryScreen(page);
  seen.add(address);
  const heard = troubles.all().slice(before);
  return [...heard, ...breaks].map((fault) => `${address}: ${fault}`);
}
