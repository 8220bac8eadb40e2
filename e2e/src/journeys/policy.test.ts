import type { Role } from "@mandi/shared/contract/role";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";
import { sideBySide } from "../harness/side-by-side";
import { signedIn } from "../harness/sign-in";
import type { Visit } from "../harness/visit";

const roles: readonly [role: Role, who: PersonName | null][] = [
  ["visitor", null],
  ["customer", "buyer"],
  ["seller", "seller"],
  ["transporter", "transporter"],
  ["staff", "staff"],
];

describe("every page a role may open stands without a violation of the security policy, an error or a warning", () => {
  for (const [role, who] of roles) {
    journey(
      `as ${role}`,
      async ({ visit }) => {
        const options = who === null ? {} : { session: await signedIn(who) };
        const visits = [await visit(options), await visit(options), await visit(options)] as const;
        const addresses = await addressesFor(role, await sampleAddresses(visits[0].context));
        expect(addresses.length).toBeGreaterThan(10);
        expect(await sideBySide(visits, addresses, troublesOn)).toEqual([]);
      },
      {},
      300_000,
    );
  }
});

async function troublesOn({ page, troubles }: Visit, address: string): Promise<string[]> {
  const before = troubles.all().length;
  await openAndSettle(page, address);
  const heard = troubles.all().slice(before);
  return heard.map((trouble) => `${address}: ${trouble}`);
}

journey("the policy allows no inline code, no eval and no other origin, and frames nobody", async ({ page }) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";

  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|wasm-unsafe-eval|\*|https?:/);
});
