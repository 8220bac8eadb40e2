import { renderAt } from "@mandi/shared/testing/render-at";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { chip, openProduct, productShown, quantity } from "../testing/product-page";

const list = "/product-list/1";
const offer = "/product-detail/41";
const quantities = () => screen.queryAllByRole("textbox", { name: /^Quantity in MT/ });
const pressed = (group: string, name: RegExp) => chip(group, name).getAttribute("aria-pressed") === "true";
const request = () => screen.getByRole("button", { name: "Request For Quotes" });
const toRequest = routes.filter(({ path }) => path !== "/create-rfq");

/** A list, from which the buyer opens the offer by its links. */
async function openList() {
  const user = userEvent.setup();
  openProduct();
  const tab = await renderAt(toRequest, list);
  const open = async (asked: string) => {
    await tab.go(offer + asked);
    await productShown();
  };
  return { user, tab, open };
}

it("opens with the size and the usual grade of the list, not with those of an earlier link, and requests only what is on screen", async () => {
  const { user, tab, open } = await openList();
  await open("?size=8+mm");
  await user.click(chip("Quality", /^Fe 550D/));
  await user.type(quantity("8 mm"), "27");
  await tab.back();

  await open("?size=12+mm");
  expect(screen.getByText("Ex price per MT, 12 mm, incl. GST")).toBeVisible();
  expect(screen.getAllByText("₹54,162")[0]).toBeVisible();
  expect([pressed("Variation", /^12 mm/), pressed("Variation", /^8 mm/)]).toEqual([true, false]);
  expect(pressed("Quality", /^Fe 500D/)).toBe(true);
  expect(quantity("12 mm")).toHaveValue("");
  expect(quantities()).toHaveLength(1);

  await user.type(quantity("12 mm"), "30");
  await user.click(request());
  expect(tab.state()).toEqual(
    expect.objectContaining({ quality: "Fe 500D", variation: [expect.objectContaining({ id: 12, quantity: 30 })] }),
  );
});

it("opens with the usual grade once the list no longer names another", async () => {
  const { tab, open } = await openList();
  await open("?grade=Fe+550D");
  expect(pressed("Quality", /^Fe 550D/)).toBe(true);
  await tab.back();
  await open("");
  expect(pressed("Quality", /^Fe 500D/)).toBe(true);
  expect(screen.getByText("Ex price per MT, 8 mm, incl. GST")).toBeVisible();
});

it("opens with the default size once the list no longer names another", async () => {
  const { tab, open } = await openList();
  await open("?size=12+mm&mt=25");
  await tab.back();
  await open("");
  expect(screen.getByText("Ex price per MT, 8 mm, incl. GST")).toBeVisible();
  expect(quantities()).toHaveLength(0);
});

it("opens with the grade that the list names, whatever was chosen there before", async () => {
  const { user, tab, open } = await openList();
  await open("?size=12+mm&grade=Fe+500D");
  await user.click(chip("Quality", /^Fe 550D/));
  await user.click(chip("Packaging", /^Loose/));
  await tab.back();
  await open("?size=12+mm&grade=Fe+500D");
  expect(pressed("Quality", /^Fe 500D/)).toBe(true);
  expect(pressed("Packaging", /^Bundled/)).toBe(true);
});

it("keeps the quantities where the list names a size and grade that the buyer had chosen, and another quantity of the list", async () => {
  const { user, tab, open } = await openList();
  await open("");
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "27");
  await tab.back();
  await open("?size=8+mm&grade=Fe+500D");
  expect(quantity("8 mm")).toHaveValue("27");
  await tab.back();
  await open("?size=8+mm&mt=40");
  expect(quantity("8 mm")).toHaveValue("40");
});

it("brings a quantity that another link has set aside back where the link asks for nothing", async () => {
  const { user, tab, open } = await openList();
  await open("?size=8+mm");
  await user.type(quantity("8 mm"), "27");
  await tab.back();
  await open("?size=12+mm");
  await tab.back();
  await open("");
  expect(quantity("8 mm")).toHaveValue("27");
  expect(quantities()).toHaveLength(1);
});

it("says which choice a link without a size has brought back, and shows the listed one on demand", async () => {
  const { user, tab, open } = await openList();
  const restored = () => screen.queryByText(/^This is what you chose here before/);
  await open("");
  expect(restored()).not.toBeInTheDocument();
  await user.click(chip("Variation", /^12 mm/));
  await user.click(chip("Quality", /^Fe 550D/));
  await tab.back();

  await open("");
  expect(restored()).toHaveTextContent("This is what you chose here before: 12 mm, Fe 550D, Bundled, 2 straps.");
  expect(screen.getByText("Ex price per MT, 12 mm, incl. GST")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show as listed" }));
  expect(screen.getByText("Ex price per MT, 8 mm, incl. GST")).toBeVisible();
  expect(pressed("Quality", /^Fe 500D/)).toBe(true);
  expect(restored()).not.toBeInTheDocument();
});

it("shows the grade of the list on demand where the list names one", async () => {
  const { user, tab, open } = await openList();
  await open("?grade=Fe+550D");
  await user.click(chip("Variation", /^12 mm/));
  await tab.back();

  await open("?grade=Fe+550D");
  expect(pressed("Variation", /^12 mm/)).toBe(true);
  await user.click(screen.getByRole("button", { name: "Show as listed" }));
  expect(pressed("Quality", /^Fe 550D/)).toBe(true);
  expect(quantities()).toHaveLength(0);
});

it("does not offer the listed choice where the grade of the list is all that the buyer chose", async () => {
  const { user, tab, open } = await openList();
  await open("");
  await user.click(chip("Quality", /^Fe 550D/));
  await tab.back();
  await open("?grade=Fe+550D");
  expect(pressed("Quality", /^Fe 550D/)).toBe(true);
  expect(screen.queryByRole("button", { name: "Show as listed" })).not.toBeInTheDocument();
});

it("keeps another size and grade that the buyer chooses after Back and after a reload, and leads with that size", async () => {
  const { user, tab, open } = await openList();
  await open("?size=12+mm&grade=Fe+500D");
  await user.click(chip("Quality", /^Fe 550D/));
  await user.click(chip("Variation", /^12 mm/));
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  await user.click(request());
  await tab.back();
  await productShown();
  expect(pressed("Quality", /^Fe 550D/)).toBe(true);
  expect(quantity("8 mm")).toHaveValue("30");

  const address = tab.address();
  cleanup();
  await renderAt(toRequest, address);
  await productShown();
  expect(pressed("Quality", /^Fe 550D/)).toBe(true);
  expect(quantity("8 mm")).toHaveValue("30");
  expect(quantities()).toHaveLength(1);
  expect(screen.getByText("Ex price per MT, 8 mm, incl. GST")).toBeVisible();
});

it("starts a reloaded page with what its link asks for while another choice is kept", async () => {
  const { user, tab, open } = await openList();
  await open("?size=8+mm");
  await user.type(quantity("8 mm"), "27");
  await tab.back();
  await open("?size=12+mm");
  const address = tab.address();
  cleanup();
  await renderAt(toRequest, address);
  await productShown();
  expect(quantity("12 mm")).toHaveValue("");
  expect(quantities()).toHaveLength(1);
});

it("keeps what was requested as the link named it, when the buyer returns to change it", async () => {
  const { user, open } = await openList();
  await open("?size=12+mm&grade=Fe+550D&mt=25");
  await user.click(request());
  await open("");
  expect(quantity("12 mm")).toHaveValue("25");
  expect(pressed("Quality", /^Fe 550D/)).toBe(true);
});
