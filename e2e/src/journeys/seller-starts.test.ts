import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { apiOf } from "../harness/api-of";
import { findAccessibilityBreaks } from "../harness/axe";
import { cookiesOf } from "../harness/cookies";
import { journey } from "../harness/journey";
import { signIn } from "../harness/sign-in";
import type { Visit } from "../harness/visit";

/** An unknown number becomes a new buyer when it is verified; a different one each time, because a seller stays a seller. */
const phone = `90001${String(Date.now()).slice(-5)}`;

journey(
  "a new buyer becomes a supplier and brings their first product from nothing to a price, sizes and stock (R-005, R-156, R-158, R-161, R-162, R-163, R-255)",
  async (own) => {
    const { page } = own;
    await signIn(page, phone);
    await apiOf(page).post("/customer/update-profile", { name: "Farida Sheikh", company_name: "Sheikh Re-rolling" });
    await becomeSupplier(own);

    await page.waitForURL("**/commodity-products");
    await page.getByText("No products yet").waitFor();
    await expect(findAccessibilityBreaks(page)).resolves.toEqual([]);
    await addProduct(page);
    const card = page.getByRole("article");
    await card.getByText("draft").waitFor();
    const price = card.getByLabel(/^Price per MT of/);
    await price.and(page.locator('[value=""]')).waitFor();

    await page.getByRole("button", { name: /^Update / }).click();
    await page.getByRole("menu").waitFor();
    await expect(findAccessibilityBreaks(page)).resolves.toEqual([]);
    await page.keyboard.press("Escape");

    await setPrice(own);
    await setSizes(page);

    await page.goto("/become-supplier");
    await page.waitForURL("/"); // for buyers only
  },
  { screen: "phone" },
);

/** From the filled in profile to the type that changes at once. */
async function becomeSupplier({ page, context }: Visit): Promise<void> {
  await page.goto("/become-supplier");
  await expect(page.getByLabel("Name", { exact: true }).inputValue()).resolves.toBe("Farida Sheikh");
  await expect(page.getByLabel("Company name").inputValue()).resolves.toBe("Sheikh Re-rolling");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Company name").fill("");
  await page.getByRole("button", { name: "Submit" }).click();
  for (const message of ["Name is required", "Company name is required", "GST number is required"]) {
    await page.getByText(message, { exact: true }).first().waitFor();
  }
  await page.getByLabel("Name", { exact: true }).fill("Farida Sheikh");
  await page.getByLabel("Company name").fill("Sheikh Re-rolling Works");
  await page.getByLabel("GST number").fill("22AAPFS4182K1ZV");
  await page.getByLabel("Address").fill("Plot 9, Urla, Raipur");
  const answered = page.waitForResponse("**/api/customer/become-seller");
  await page.getByRole("button", { name: "Submit" }).click();
  await (await answered).finished();
  await page.getByRole("link", { name: "My Products" }).first().waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe("/become-supplier"); // the type changes at once, the page a moment later
  const { user } = await cookiesOf(context);
  const facts = JSON.parse(decodeURIComponent(user?.value ?? "")) as Record<string, unknown>;
  expect(Object.keys(facts).sort()).toEqual(["company_name", "email", "name", "phone", "type"]);
  expect(facts).toMatchObject({
    type: "seller",
    name: "Farida Sheikh",
    company_name: "Sheikh Re-rolling Works",
    phone,
  });
}

/** The first attempt is lost, but nothing that was typed. */
async function setPrice({ page, troubles }: Visit): Promise<void> {
  await openDialog(page, "Price");
  await page.getByLabel("Base price").fill("45150");
  troubles.expect(/status of 503/);
  const mend = await answerInstead(page, "*/update-commodity-product-price/*", ({ answer }) =>
    answer({ status: 503, json: {} }),
  );
  await update(page);
  await page.getByRole("dialog").getByRole("alert").first().waitFor();
  await expect(page.getByLabel("Base price").inputValue()).resolves.toBe("45,150"); // still there, nothing lost
  await expect(findAccessibilityBreaks(page)).resolves.toEqual([]);
  await mend();
  await update(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("article").locator('[value="45,150"]').waitFor();
}

async function setSizes(page: Page): Promise<void> {
  await openDialog(page, "Variation");
  const first = page.getByRole("dialog").locator("tbody tr").first();
  await first.getByText("Not Applicable").waitFor();
  await first.getByRole("checkbox").check();
  await first.getByRole("textbox").fill("-5");
  await update(page);
  await page.getByRole("dialog").getByText("The selected price can not be negative").first().waitFor();
  await first.getByRole("textbox").fill("250");
  await expect(findAccessibilityBreaks(page)).resolves.toEqual([]);
  await update(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await openDialog(page, "Stock");
  await first.getByText("Selected", { exact: true }).waitFor();
  await expect(page.getByRole("dialog").getByRole("textbox").count()).resolves.toBe(1);
  await update(page);
  await page.getByRole("dialog").getByText("The selected stock can not be blank").first().waitFor();
  await page.getByRole("dialog").getByRole("textbox").fill("120.5");
  await update(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Each choice loads the next. */
async function addProduct(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add New" }).click();
  await page.getByRole("heading", { level: 1, name: "Add Product" }).waitFor();
  for (const label of ["Category", "Product", "Brand", "State", "City"]) {
    const select = page.getByRole("main").getByLabel(label, { exact: true });
    const option = select.locator("option:not([value=''])").first();
    await option.waitFor({ state: "attached" });
    await select.selectOption((await option.getAttribute("value")) ?? "");
  }
  await page.getByRole("button", { name: "Submit" }).click();
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Update / }).click();
  await page.getByRole("menuitem", { name }).click();
  await page.getByRole("dialog", { name: `Update ${name}` }).waitFor();
}

/** The button stays disabled for a moment after each submission. */
async function update(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Update", exact: true }).click();
}
