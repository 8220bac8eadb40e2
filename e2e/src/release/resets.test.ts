import { waitUntil } from "@mandi/launch/process/wait-until";
import { answerInstead } from "../harness/answers";
import { areaReports } from "../harness/area-reports";
import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

const files = [
  ["its entry", "*/areas/seller/*/entry.*.js*"],
  ["a file of its page", "*/areas/seller/*/static/js/async/own-products.*.js*"],
] as const;

for (const [what, pattern] of files) {
  journeyOfVisits(
    `an area is shown without any sign of trouble when the connection for ${what} is reset twice`,
    async (all) => {
      const { page, troubles } = await all.visit({ session: await signedIn("seller") });
      troubles.expect(/ERR_CONNECTION_RESET|\/areas\/seller\//); // The browser logs each reset.
      let requests = 0;
      await answerInstead(page, pattern, ({ fail, passOn }) => {
        requests += 1;
        return requests <= 2 ? fail("ConnectionReset") : passOn();
      });
      const told = await areaReports(page, false);

      await page.goto("/commodity-products");

      await page.getByRole("main").getByRole("heading", { level: 1, name: "My Products" }).waitFor();
      await waitUntil(() => told.length || undefined, { withinMs: 30_000, everyMs: 50 });
      expect(requests).toBeGreaterThan(2);
      expect(told).toEqual([expect.objectContaining({ area: "seller", outcome: "loaded", kind: "" })]);
    },
  );
}
