import { currentOwner } from "@mandi/shared/browser/device-store";
import { AddressListAnswer } from "@mandi/shared/contract/address";
import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { setDelivery } from "@mandi/shared/session";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { handedOver } from "../../testing/handed-over";
import { openMarket } from "../../testing/list-market";
import { consignee, loaded } from "../../testing/rfq-page";

const toBeChosen = "Delivery to Pune: please choose its address before you send.";
const chosen = "Delivery to Pune: your address 411001 is chosen.";
const pune = anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411001" });

afterEach(() => act(() => setDelivery(null)));

/** A buyer with a yard in Nagpur and these addresses. */
function openWith(...addresses: readonly ReturnType<typeof anAddress>[]) {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /address", AddressListAnswer, { data: [anAddress(), ...addresses] });
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["8 mm"], filter: { size: "8 mm" }, unknown: [], count: 1 },
    delivery_place: { city: "Pune", pincode: "411001" },
  });
}

const open = (list: string) => renderAt(routes, "/create-rfq", { list, owner: currentOwner() });

it("asks for no address where the only one at the pincode in the text will be chosen", async () => {
  openWith(pune);
  await open("8mm tmt 25 mt pune 411001");
  expect(await screen.findByText(chosen)).toBeVisible();
  expect(screen.queryByText(toBeChosen)).not.toBeInTheDocument();
});

it("names the only address of the city where it has another pincode than the text", async () => {
  openWith({ ...pune, pincode: "411057" });
  await open("8mm tmt 25 mt pune 411001");
  expect(await screen.findByText("Delivery to Pune: your address 411057 is chosen.")).toBeVisible();
  expect(screen.queryByText(toBeChosen)).not.toBeInTheDocument();
});

it.each([
  ["no address is there", [], "8mm tmt 25 mt pune 411001"],
  ["several are there", [pune, { ...pune, id: 3 }], "8mm tmt 25 mt pune 411001"],
  ["several could be meant by the city alone", [pune], "8mm tmt 25 mt pune"],
])("asks for it where %s", async (_, addresses, list) => {
  openWith(...addresses);
  await open(list);
  expect(await screen.findByText(toBeChosen)).toBeVisible();
});

it("follows the address that is chosen in the form", async () => {
  const user = userEvent.setup();
  openWith(pune);
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(screen.getByRole("button", { name: "Add products from a list" }));
  await user.type(await screen.findByLabelText("What do you need?"), "8mm tmt 5 mt pune");
  await user.click(screen.getByRole("button", { name: "Read the list" }));
  expect(await screen.findByText(toBeChosen)).toBeVisible();
  await user.click(consignee(/411001/));
  expect(screen.getByText(chosen)).toBeVisible();
  await user.click(consignee(/440008/));
  expect(screen.getByText(toBeChosen)).toBeVisible();
});
