import { type SellerOrder, SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerBill, aSellerOrder } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const read = "GET /seller/order-detail/:id";
const address = "/seller-order-paper/91?invoice=KI%2F26-27%2F412";
const corrected = aSellerOrder({
  invoices: [aSellerBill({ number: "KI/26-27/413" })],
  taken_back: [
    {
      bill: aSellerBill(),
      taken_back_at: "2026-11-14T06:10:00.000Z",
      is_mine: 1,
      reason: "Correction of weight: Tare of another truck",
    },
  ],
});

async function open(at: string, order: SellerOrder = corrected) {
  signInAs("seller");
  const api = fakeApi();
  api.answer(read, SellerOrderAnswer, { data: order });
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  const tab = await renderAt(routes, at);
  return { api, tab };
}

const fact = (term: string) => screen.getByText(term, { selector: "dt" }).nextElementSibling;

it("links from an invoice that was cancelled to its credit note, and from no other", async () => {
  const user = userEvent.setup();
  const { tab } = await open("/seller-order-detail/91");
  const links = await screen.findAllByRole("link", { name: /^Credit note/ });
  expect(links).toHaveLength(1);

  await user.click(screen.getByRole("link", { name: "Credit note for KI/26-27/412" }));

  expect(tab.address()).toBe(address);
  expect(await screen.findByRole("heading", { level: 1, name: "Credit note for invoice KI/26-27/412" })).toBeVisible();
});

it("contains everything that rule 53 requires and leaves the number, from the seller's own series, to the seller", async () => {
  await open(address);
  expect(await screen.findByText(/^Against your invoice of/)).toBeVisible();
  expect(fact("Credit note number")).toHaveTextContent("your own, from your own series");
  expect(fact("Credit note date")).toHaveTextContent("14 Nov 2026");
  expect(fact("Original invoice number")).toHaveTextContent("KI/26-27/412");
  expect(fact("Reason")).toHaveTextContent("Correction of weight: Tare of another truck");
  expect(fact("Total credited")).toHaveTextContent("₹14,82,391.52");
  const parties = within(screen.getByRole("region", { name: "Parties" }));
  expect(parties.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Supplier",
    "Recipient",
  ]);
  // A seller never sees freight.
  expect(document.body).not.toHaveTextContent("Freight");
  expect(document.title).toBe("Credit note for invoice KI/26-27/412 · Mandi");
  await expect(document.body).toHaveNoAxeViolations();
});

it("prints the document on request", async () => {
  const user = userEvent.setup();
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  await open(address);
  await user.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

it.each(["KI/26-27/413", "K1", ""])("has no credit note for an invoice that was not cancelled: %j", async (number) => {
  await open(`/seller-order-paper/91?invoice=${encodeURIComponent(number)}`);
  expect(await screen.findByText("No Data Found")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: corrected.order_id })[0]).toHaveAttribute(
    "href",
    `/seller-order-detail/${corrected.id}`,
  );
});

it("shows the empty state for another seller's order (R-183)", async () => {
  signInAs("seller");
  fakeApi().refuse(read, 404);
  await renderAt(routes, address);
  expect(await screen.findByText("No Data Found")).toBeVisible();
  expect(screen.queryByText("Credit note number")).not.toBeInTheDocument();
});

it("shows an order when the API does not send what was cancelled", async () => {
  const { taken_back: _unknown, ...older } = corrected;
  await open(address, older);
  expect(await screen.findByText("No Data Found")).toBeVisible();
});
