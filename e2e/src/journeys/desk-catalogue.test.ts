import { waitUntil } from "@mandi/launch/process/wait-until";
import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { read } from "@mandi/shared/contract/read";
import type { Page } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

const brand = "Vindhya Ispat";

journeyOfVisits(
  "the desk adds a brand and a size of a product, a seller can list it, and a visitor finds the brand",
  async ({ visit }) => {
    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto("/desk/catalogue?section=brands");
    await desk.getByRole("button", { name: "Add a brand" }).click();
    await desk.getByRole("dialog").getByLabel("Name").fill(brand);
    await giveReason(desk, "They asked to be listed", "Add a brand");
    await desk.getByRole("rowheader", { name: brand }).waitFor();

    await desk.goto("/desk/catalogue");
    await desk.getByRole("link", { name: "TMT Bar", exact: true }).click();
    await desk.getByRole("button", { name: "Add a brand" }).click();
    await desk.getByRole("dialog").getByLabel("Brand", { exact: true }).selectOption({ label: brand });
    await giveReason(desk, "They roll all sizes", "Add a brand");
    await desk.getByRole("rowheader", { name: brand }).waitFor();

    await desk.getByRole("button", { name: "Add a size" }).click();
    const size = desk.getByRole("dialog");
    await size.getByLabel("Order size", { exact: true }).fill("14");
    await size.getByLabel("Weight (optional)", { exact: true }).fill("1.208");
    await giveReason(desk, "Mills roll it now", "Add a size");
    await desk.getByRole("rowheader", { name: "14 mm" }).waitFor();

    const { page: seller } = await visit({ session: await signedIn("seller") });
    await seller.goto("/commodity-products?view=add");
    for (const [label, choice] of [
      ["Category", "TMT and Reinforcement"],
      ["Product", "TMT Bar"],
      ["Brand", brand],
    ] as const) {
      const select = seller.getByRole("main").getByLabel(label, { exact: true });
      await select.locator("option", { hasText: choice }).first().waitFor({ state: "attached" });
      await select.selectOption({ label: choice });
    }
    await seller.getByRole("main").getByLabel("State", { exact: true }).selectOption({ label: "Chhattisgarh" });
    await seller.getByRole("main").getByLabel("City", { exact: true }).selectOption({ label: "Raipur" });
    await seller.getByRole("button", { name: "Submit" }).click();
    await seller.getByText(brand).first().waitFor();

    const { page: visitor } = await visit({});
    const found = await waitUntil(
      async () => {
        const answer = await visitor.request.get(`/api/general-search?search_key=${encodeURIComponent(brand)}`);
        const { brand_list } = read(GeneralSearchAnswer, await answer.json());
        return brand_list.some(({ name }) => name === brand) || undefined;
      },
      { withinMs: 30_000, everyMs: 500 },
    );
    expect(found).toBe(true);
  },
);

/** Enters the reason in the open dialog and confirms. */
async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
