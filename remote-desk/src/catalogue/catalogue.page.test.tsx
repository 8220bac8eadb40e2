import {
  DeskBrandListAnswer,
  DeskCategoryListAnswer,
  DeskProductAnswer,
  DeskProductListAnswer,
  type DeskProductShown,
  DeskUnitListAnswer,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import type { DeskRight } from "@mandi/shared/contract/desk/right";
import {
  aBrandList,
  aCategoryList,
  aListedProduct,
  aShownProduct,
  aUnit,
} from "@mandi/shared/testing/desk-catalogue-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

function desk(product: DeskProductShown = aShownProduct(), rights?: readonly DeskRight[]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/product", DeskProductListAnswer, {
    data: [aListedProduct(), aListedProduct({ id: 8, name: "MS Angle", is_hidden: 1 })],
  });
  api.answer("GET /desk/product/7", DeskProductAnswer, { data: product });
  api.answer("GET /desk/brand", DeskBrandListAnswer, aBrandList());
  api.answer("GET /desk/category", DeskCategoryListAnswer, aCategoryList());
  api.answer("GET /desk/unit", DeskUnitListAnswer, {
    data: [aUnit(), aUnit({ id: 22, name: "Kilogram per metre", short_name: "kg/m" })],
  });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  return api;
}

async function opened(address: string, ...of: Parameters<typeof desk>) {
  const api = desk(...of);
  const tab = await renderAt(routes, address);
  return { api, tab, user: userEvent.setup() };
}

const done = { message: "Done.", approval_id: null };

it("lists products with their brands and sizes, and searches on the server", async () => {
  const { api, tab, user } = await opened("/desk/catalogue");
  const row = await screen.findByRole("row", { name: /TMT Bar/ });
  expect(row).toHaveTextContent("72142090");
  expect(row).toHaveTextContent("Traded");
  expect(screen.getByRole("row", { name: /MS Angle/ })).toHaveTextContent("Off the market");
  await user.type(screen.getByLabelText("Name"), "angle{Enter}");
  await waitFor(() => expect(tab.address()).toBe("/desk/catalogue?section=products&search=angle"));
  await waitFor(() => expect(api.calls("GET /desk/product").at(-1)?.query.get("search")).toBe("angle"));
});

it("adds a brand with a reason, keeps what was typed when the name is taken, and then refetches the list", async () => {
  const { api, user } = await opened("/desk/catalogue?section=brands");
  api.refuse("POST /desk/brand", 422, { message: "Please check", errors: { name: ["This name is taken"] } });
  await user.click(await screen.findByRole("button", { name: "Add a brand" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a brand" });
  await user.type(within(dialog).getByLabelText("Name"), "Kalyani");
  await user.type(within(dialog).getByLabelText("Reason"), "They asked");
  await user.click(within(dialog).getByRole("button", { name: "Add a brand" }));
  expect(await within(dialog).findByText("This name is taken")).toBeVisible();
  expect(within(dialog).getByLabelText("Name")).toHaveValue("Kalyani");

  api.answer("POST /desk/brand", DeskAnswer, done);
  const before = api.calls("GET /desk/brand").length;
  await user.type(within(dialog).getByLabelText("Name"), " Steels");
  await user.click(within(dialog).getByRole("button", { name: "Add a brand" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.calls("POST /desk/brand").at(-1)).toMatchObject({
    body: { name: "Kalyani Steels", reason: "They asked" },
  });
  await waitFor(() => expect(api.calls("GET /desk/brand").length).toBeGreaterThan(before));
});

it("reorders brands, sending the order that was read, and offers no reordering while the list is filtered", async () => {
  const { api, user } = await opened("/desk/catalogue?section=brands");
  api.answer("POST /desk/brand/order", DeskAnswer, done);
  await user.click(await screen.findByRole("button", { name: "Move down: Kalyani" }));
  await user.click(screen.getByRole("button", { name: "Save the order" }));
  const dialog = await screen.findByRole("dialog", { name: "Change the order?" });
  await user.type(within(dialog).getByLabelText("Reason"), "By demand");
  await user.click(within(dialog).getByRole("button", { name: "Save the order" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/brand/order")).toMatchObject([
      { body: { ids: [4, 3], version: aBrandList().order, reason: "By demand" } },
    ]),
  );
  await user.type(screen.getByLabelText("Name"), "loha{Enter}");
  expect(await screen.findByRole("row", { name: /Loha/ })).toHaveTextContent("Hidden");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Kalyani/ })).toBeNull());
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
});

it("adds a size with the same measures as the others, for the chosen brands", async () => {
  const { api, user } = await opened("/desk/catalogue/7");
  api.answer("POST /desk/product/7/size", DeskAnswer, done);
  await user.click(await screen.findByRole("button", { name: "Add a size" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a size" });
  await user.click(within(dialog).getByRole("button", { name: "Add a size" }));
  expect(await within(dialog).findByText("Please enter a value")).toBeVisible();
  expect(api.calls("POST /desk/product/7/size")).toEqual([]);
  await user.type(within(dialog).getByLabelText("Order size"), "16");
  await user.type(within(dialog).getByLabelText("Weight (optional)"), "1.580");
  await user.type(within(dialog).getByLabelText("Reason"), "Mills roll it now");
  await user.click(within(dialog).getByRole("button", { name: "Add a size" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/product/7/size")).toMatchObject([
      {
        body: {
          values: [
            { name: "Order size", value: "16", unit_id: 21 },
            { name: "Weight", value: "1.580", unit_id: 22 },
          ],
          brand_ids: [3],
          reason: "Mills roll it now",
        },
      },
    ]),
  );
});

it("offers to correct only a size that no seller offers, and says so when somebody was faster", async () => {
  const { api, user } = await opened("/desk/catalogue/7");
  expect(await screen.findByRole("button", { name: "Hide: 8 mm" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Edit: 8 mm" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Edit: 10 mm" }));
  const dialog = await screen.findByRole("dialog", { name: "Correct “10 mm”?" });
  const message =
    "1 product of a seller comes in this size, at prices for these figures. Add a new size, and hide this one.";
  api.refuse("POST /desk/product/7/size-edit", 409, { message });
  const weight = within(dialog).getByLabelText("Weight (optional)");
  await user.clear(weight);
  await user.type(weight, "0.617");
  await user.type(within(dialog).getByLabelText("Reason"), "A misprint");
  await user.click(within(dialog).getByRole("button", { name: "Edit" }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(weight).toHaveValue("0.617");
  expect(api.calls("POST /desk/product/7/size-edit")).toMatchObject([
    {
      body: {
        size_id: 32,
        version: aShownProduct().sizes[1]?.version,
        values: [
          { name: "Order size", value: "10", unit_id: 21 },
          { name: "Weight", value: "0.617", unit_id: 22 },
        ],
      },
    },
  ]);
});

it("offers no form before the brands it lists have loaded", async () => {
  const api = desk(aShownProduct({ brands: [] }));
  const held = api.hold("GET /desk/brand");
  await renderAt(routes, "/desk/catalogue/7");
  await waitFor(() => expect(api.calls("GET /desk/brand").length).toBe(1));
  expect(screen.queryByRole("button", { name: "Add a brand" })).toBeNull();
  held.release();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Add a brand" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a brand" });
  expect(within(dialog).getByRole("option", { name: "Kalyani" })).toBeInTheDocument();
});

it("chooses the sizes in which a brand makes the product, by checkboxes", async () => {
  const { api, user } = await opened("/desk/catalogue/7");
  api.answer("POST /desk/product/7/brand-sizes", DeskAnswer, done);
  await user.click(await screen.findByRole("button", { name: "Sizes: Kalyani" }));
  const dialog = await screen.findByRole("dialog", { name: "Which sizes does Kalyani make?" });
  expect(within(dialog).getByRole("checkbox", { name: "8 mm" })).toBeChecked();
  await user.click(within(dialog).getByRole("checkbox", { name: "10 mm" }));
  await user.type(within(dialog).getByLabelText("Reason"), "They roll it too");
  await user.click(within(dialog).getByRole("button", { name: "Sizes" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/product/7/brand-sizes")).toMatchObject([
      { body: { brand_id: 3, size_ids: [31, 32], version: aShownProduct().brands[0]?.version } },
    ]),
  );
});

it("shows the old HSN, its rate and the affected offers before a new HSN is saved", async () => {
  const { api, user } = await opened("/desk/catalogue/7", aShownProduct({ is_rate_confirmed: 0 }));
  expect(await screen.findByText(/The GST rate of this HSN is not confirmed/)).toBeVisible();
  api.answer("POST /desk/product/7/hsn", DeskAnswer, done);
  await user.click(await screen.findByRole("button", { name: "Change the HSN" }));
  const dialog = await screen.findByRole("dialog", { name: "Change the HSN" });
  expect(dialog).toHaveTextContent("72142090");
  expect(dialog).toHaveTextContent("18%");
  await user.type(within(dialog).getByLabelText("HSN"), "7214");
  await user.type(within(dialog).getByLabelText("Reason"), "The customs tariff");
  await user.click(within(dialog).getByRole("button", { name: "Change the HSN" }));
  expect(await within(dialog).findByText("Please enter an HSN of 6 or 8 digits")).toBeVisible();
  await user.type(within(dialog).getByLabelText("HSN"), "9990");
  await user.click(within(dialog).getByRole("button", { name: "Change the HSN" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/product/7/hsn")).toMatchObject([
      { body: { hsn: "72149990", version: aShownProduct().hsn_version } },
    ]),
  );
});

it("shows the catalogue without any act to those who may only look", async () => {
  await opened("/desk/catalogue/7", aShownProduct(), ["look"]);
  expect(await screen.findByRole("row", { name: /8 mm/ })).toHaveTextContent("Weight 0.395 kg/m");
  await waitFor(() => expect(screen.getAllByText(/needs the role of operator/).length).toBeGreaterThan(0));
  expect(screen.queryByRole("button", { name: /^(Add|Edit|Hide|Move|Change)/ })).toBeNull();
});

it("reports that a product does not exist", async () => {
  const api = desk();
  api.refuse("GET /desk/product/99", 404, { message: "Not found." });
  await renderAt(routes, "/desk/catalogue/99");
  expect(await screen.findByRole("heading", { level: 2 })).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});
