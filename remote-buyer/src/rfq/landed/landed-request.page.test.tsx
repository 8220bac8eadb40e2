import { AddressListAnswer } from "@mandi/shared/contract/address";
import { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { setDelivery } from "@mandi/shared/session";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { handedOver } from "../../testing/handed-over";
import { landedAtPune } from "../../testing/product-page";
import { consignee, loaded, openRfq } from "../../testing/rfq-page";

const offers = "GET /seller-list-by-commodity-product/:id";

afterEach(() => {
  jest.restoreAllMocks();
  act(() => setDelivery(null));
});

/** Freight is ₹2,065 per MT with GST to Pune and unknown to everywhere else. */
function aMarket() {
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, {
    data: [
      anAddress({ id: 1 }),
      anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411026" }),
      anAddress({ id: 3, company_name: "Agartala site", city: "Agartala", pincode: "799001" }),
    ],
  });
  api.answer(offers, OfferListAnswer, ({ query }) =>
    aPage([anOffer({ landed: query.get("pincode") === "411026" ? landedAtPune : null })]),
  );
  return api;
}

const summary = () => screen.getByRole("complementary", { name: "Your request" });

it("shows what the request probably costs at the chosen address, in all and per MT with the range, beside the ex-factory sum", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  expect(summary()).toHaveTextContent("Total ex-factory price₹16,77,960");
  expect(summary()).toHaveTextContent("Choose a consignee to see the landed price here");
  expect(api.calls(offers)).toHaveLength(0);

  await user.click(consignee(/Pune site/));
  await waitFor(() => expect(summary()).toHaveTextContent("Landed at 411026, estimate₹17,39,910"));
  expect(summary()).toHaveTextContent("₹17,31,060 to ₹17,48,760");
  expect(summary()).toHaveTextContent("₹57,997 per MT (₹57,702 to ₹58,292)");
  expect(summary()).toHaveTextContent("Total ex-factory price₹16,77,960");
  expect(summary()).not.toHaveTextContent("Choose a consignee");
  expect(api.calls(offers).map(({ query }) => query.toString())).toEqual(["offer=41&pincode=411026"]);

  await user.click(consignee(/Agartala site/));
  await waitFor(() => expect(summary()).toHaveTextContent("Freight to 799001 on request"));
  expect(summary()).not.toHaveTextContent("Landed at");
});

it("shows how the landed price of a product of the request is made up", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  api.answer("GET /freight-record/:pincode", FreightRecordAnswer, {
    city: "Pune",
    state: "Maharashtra",
    record: { count: 146, percent: 90, within: 180, is_of_city: true },
  });
  act(() => setDelivery({ pincode: "411026", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  const goods = screen.getByRole("list", { name: "Products" });
  await waitFor(() => expect(goods).toHaveTextContent("ex ₹16,77,960"));
  await user.click(within(goods).getByRole("button", { name: /17,39,910 landed, estimated/ }));
  const dialog = await screen.findByRole("dialog", { name: "Landed price, estimate" });
  expect(dialog).toHaveTextContent("Kaveri Ispat, TMT Bar");
  const figures = within(dialog)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(figures).toEqual([
    "Part₹ per MT₹ for 30 MT",
    "Ex price, GST included55,93216,77,960",
    "+ Freight, estimate1,75052,500",
    "+ GST on freight3159,450",
    "Landed, estimate57,99717,39,910",
  ]);
  expect(await within(dialog).findByText(/Of 146 past freight estimates to Pune, at least 90%/)).toBeVisible();
});

it("keeps on a phone the landed price of the request in reach of the thumb, marked as an estimate", async () => {
  beOnPhone();
  aMarket();
  act(() => setDelivery({ pincode: "411026", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await screen.findByRole("button", { name: "Submit" });
  const bar = document.querySelector<HTMLElement>('[data-bar="bottom"]') ?? document.body;
  await waitFor(() => expect(bar).toHaveTextContent("30 MT landed at 411026, est. · ex ₹16,77,960₹17,39,910"));
});

it("shows the ex-factory price alone where the estimate fails", async () => {
  const api = aMarket();
  api.refuse(offers, 503);
  act(() => setDelivery({ pincode: "411026", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await waitFor(() => expect(api.calls(offers)).not.toHaveLength(0));
  expect(summary()).toHaveTextContent("Total ex-factory price₹16,77,960");
  expect(summary()).not.toHaveTextContent("Landed at");
});
