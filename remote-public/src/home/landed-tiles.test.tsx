import { LowestLandedAnswer } from "@mandi/shared/contract/lowest-landed";
import { setDelivery } from "@mandi/shared/session";
import { anEstimate } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import { routes } from "../area";
import { openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();
afterEach(() => act(() => setDelivery(null)));

it("shows the lowest landed price on the tiles of a person with a delivery pincode, and says that it is an estimate", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const api = openMarket();
  const size = { name: "Order size", value: "12", unit: { short_name: "mm" } };
  api.answer("GET /lowest-landed", LowestLandedAnswer, { data: [{ id: 1, landed: anEstimate(), size }] });
  await renderAt(routes, "/");
  expect(await screen.findByText("from ₹56,817 est., 12 mm")).toBeVisible();
  expect(screen.getByRole("link", { name: /TMT Bar.*from ₹56,817 est\., 12\smm/ })).toHaveAttribute(
    "href",
    "/product-list/1",
  );
  expect(screen.getByText(/Lowest landed price per MT at 411026.*An estimate/)).toBeVisible();
  expect(api.calls("GET /lowest-landed")[0]?.query.toString()).toBe("product=1&pincode=411026");
});

it("requests no landed price without a pincode, and keeps the tiles where the prices do not load", async () => {
  const api = openMarket();
  api.refuse("GET /lowest-landed", 500);
  await renderAt(routes, "/");
  const tile = await screen.findByRole("link", { name: /TMT Bar/ });
  expect(api.calls("GET /lowest-landed")).toHaveLength(0);
  act(() => setDelivery({ pincode: "411026", city: "Pune" }));
  expect(await screen.findByText(/Lowest landed price per MT at 411026/)).toBeVisible();
  expect(tile).toBeVisible();
  expect(screen.queryByText(/est\.$/)).not.toBeInTheDocument();
});
