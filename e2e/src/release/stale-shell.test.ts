import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { answerNothing } from "../harness/answers";
import { areaReports, failuresIn } from "../harness/area-reports";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";
import { changeRelease } from "./area-faults";

const [major = 0, minor = 0] = contractVersion.split(".").map(Number);

journey(
  "a page that is older than what is live says so and offers to reload, and no version is blamed for it",
  async ({ visit }) => {
    const { page } = await visit({ session: await signedIn("seller") });
    const reports = await areaReports(page);
    await changeRelease(page, "seller", (live) => ({ ...live, contract: `${major}.${minor + 1}.0` }));
    await page.goto("/commodity-products");

    await page.getByRole("heading", { level: 1, name: "This page is out of date" }).waitFor();
    await expect(page.getByRole("banner").count()).resolves.toBe(0);
    expect(failuresIn(reports)).toEqual([]);

    await answerNothing(page);
    await page.getByRole("button", { name: "Reload" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "My Products" }).waitFor();
  },
);

journey("an area that was built for an earlier minor of the contract runs in the present shell", async ({ visit }) => {
  const { page } = await visit({ session: await signedIn("seller") });
  await changeRelease(page, "seller", (live) => ({ ...live, contract: `${major}.${Math.max(0, minor - 1)}.0` }));
  await page.goto("/commodity-products");

  await page.getByRole("heading", { level: 1, name: "My Products" }).waitFor();
});
