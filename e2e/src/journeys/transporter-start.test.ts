import type { Page } from "playwright-core";
import { cookiesOf } from "../harness/cookies";
import { journey } from "../harness/journey";
import { signIn } from "../harness/sign-in";
import type { Visit } from "../harness/visit";

/** A new customer, because an account becomes a transporter only once. */
const newPhone = () => String(7_000_000_000 + Math.floor(Math.random() * 900_000_000));

journey(
  "a customer becomes a transporter on a phone and says what they carry, on which belts and with which vehicles (R-009, R-085, R-185, R-186, R-191, R-192, R-194, R-255)",
  async (own) => {
    const { page } = own;
    const phone = newPhone();
    await signIn(page, phone);
    await becomeTransporter(own, phone);
    await page.getByText("No enquiries yet").waitFor();
    await chooseGoodsAndVehicles(page);
    await addAndRemoveBelt(page);
  },
  { screen: "phone" },
);

async function becomeTransporter({ page, context }: Visit, phone: string): Promise<void> {
  await page.goto("/become-transporter");
  await page.getByRole("heading", { level: 1, name: "Become a transporter" }).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Submit" }).tap();
  await page.getByText("Name is required", { exact: true }).waitFor();
  await page.getByText("Company name is required").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Meera Sahu");
  await page.getByLabel("Company Name").fill("Sahu Carriers");
  await page.getByLabel("Aadhar Number").fill("234123412346");
  await page.getByRole("button", { name: "Submit" }).tap();
  await page.waitForURL("/transporter-products");
  const { user } = await cookiesOf(context);
  expect(JSON.parse(decodeURIComponent(user?.value ?? ""))).toEqual({
    name: "Meera Sahu",
    type: "transporter",
    email: "",
    phone,
    company_name: "Sahu Carriers",
  });
}

/** Both lists of choices, and going back between them. */
async function chooseGoodsAndVehicles(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Show" }).selectOption("Product List");
  await page.waitForURL("**/transporter-products?view=product");
  await page.getByRole("button", { name: "Submit" }).tap();
  await page.getByText("Please select a product").first().waitFor();
  await page.getByRole("searchbox", { name: "Search products" }).fill("TMT");
  await page.getByRole("button", { name: "Select all" }).tap();
  const found = await page.getByRole("checkbox", { checked: true }).count();
  expect(found).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Submit" }).tap();
  await page.getByText("not saved yet").waitFor({ state: "detached" });

  await page.goto("/transporter-products?view=vehicle");
  await page.locator("label", { hasText: "14 wheel truck" }).tap();
  await page.getByRole("button", { name: "Submit" }).tap();
  await page.getByText("not saved yet").waitFor({ state: "detached" });
  await page.goBack();
  await page
    .getByRole("checkbox", { name: /TMT Bar/ })
    .first()
    .waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(found);
}

async function addAndRemoveBelt(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Show" }).selectOption("Belt List");
  await page.getByRole("button", { name: "Add New Belt" }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Loading address").fill("Jalna, MIDC Phase II");
  await dialog.getByLabel("State").selectOption("Maharashtra");
  for (const _ of ["once", "twice"]) await dialog.getByLabel("City").selectOption("Pune");
  await dialog.getByText("Please select a different city").waitFor();
  await dialog.getByLabel("Min price, Pune").fill("1500");
  await dialog.getByLabel("Max price, Pune").fill("1400");
  await dialog.getByText("The min price is above the max price").waitFor();
  await dialog.getByLabel("Max price, Pune").fill("1600");
  await dialog.getByRole("button", { name: "Submit" }).tap();
  const belt = page.getByRole("article", { name: "Jalna, MIDC Phase II" });
  await belt.getByText("₹1,500–1,600").waitFor();

  await belt.getByRole("button", { name: "Edit Jalna, MIDC Phase II" }).tap();
  await dialog.getByLabel("Max price, Pune").fill("1700");
  await dialog.getByRole("button", { name: "Submit" }).tap();
  await belt.getByText("₹1,500–1,700").waitFor();
  await belt.getByRole("button", { name: "Delete Jalna, MIDC Phase II" }).tap();
  await dialog.getByRole("button", { name: "Delete" }).tap();
  await page.getByText("No belts yet").waitFor();
}
