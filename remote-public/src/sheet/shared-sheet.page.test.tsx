import { SharedSheetAnswer } from "@mandi/shared/contract/trade-sheet";
import { aTradeSheet } from "@mandi/shared/testing/buyer-builders/trade-sheet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";

const address = "/s/K7Q4D2aaaaaaaaaaaaaaaa";

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

it("shows a stranger the sheet of a link, also as text, with a link to today's prices", async () => {
  fakeApi().answer("GET /shared-sheet/:token", SharedSheetAnswer, { data: aTradeSheet() });
  await renderAt(routes, address);

  const picture = await screen.findByRole("img", { name: /8 mm ₹55,932 · 12 mm ₹54,162/ });
  expect(picture).toHaveAccessibleName(/Landed at Pune 411026: about ₹57,643\/MT \(estimate\)/);
  expect(screen.getByRole("link", { name: "See today's prices" })).toHaveAttribute("href", "/product-list/1");
});

it("says that a link has ended, and where today's prices are", async () => {
  fakeApi().refuse("GET /shared-sheet/:token", 404, { message: "This link has ended.", code: "not_found" });
  await renderAt(routes, address);

  expect(await screen.findByRole("heading", { name: "This link has ended" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See today's prices" })).toHaveAttribute("href", "/");
});
