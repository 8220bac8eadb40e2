import type { Role } from "@mandi/shared/contract/role";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";
import { signedIn } from "../harness/sign-in";

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
        const visitor = await visit(who === null ? {} : { session: await signedIn(who) });
        const addresses = await addressesFor(role, await sampleAddresses(visitor.context));
        expect(addresses.length).toBeGreaterThan(10);
        const found: string[] = [];
        for (const address of addresses) {
          const before = visitor.troubles.all().length;
          await openAndSettle(visitor.page, address);
          found.push(
            ...visitor.troubles
              .all()
              .slice(before)
              .map((trouble) => `${address}: ${trouble}`),
          );
        }
        expect(found).toEqual([]);
      },
      {},
      300_000,
    );
  }
});

journey("the policy allows no inline code, no eval and no other origin, and frames nobody", async ({ page }) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";

  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|wasm-unsafe-eval|\*|https?:/);
});
