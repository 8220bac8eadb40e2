import { AddressListAnswer } from "@mandi/shared/contract/address";
import { AskedSellersAnswer } from "@mandi/shared/contract/asked-sellers";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { CreateQuotationAnswer } from "@mandi/shared/contract/quotation-request";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

export function openRfq() {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /asked-sellers", AskedSellersAnswer, { data: { sellers: 3, reply_seconds: 3_600 } });
  api.answer("GET /address", AddressListAnswer, {
    data: [anAddress({ id: 1 }), anAddress({ id: 2, company_name: "Butibori yard" })],
  });
  // Freight to nowhere is known, so that prices are those of the request.
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, aPage([]));
  api.answer("POST /product-enquiry", CreateQuotationAnswer, { message: "Your request has been sent", id: 7 });
  return api;
}

export const group = (name: string) => screen.getByRole("group", { name });
export const billing = (name: RegExp) => within(group("Billing address")).getByRole("radio", { name });
export const consignee = (name: RegExp) => within(group("Consignee")).getByRole("radio", { name });
export const submit = () => screen.getByRole("button", { name: "Submit" });
/** Submits a request of several products, and confirms. */
export async function sendSeveral(user: UserEvent) {
  await user.click(submit());
  await user.click(await screen.findByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}
/** Replaces the message that the form opens with. */
export async function writeMessage(user: UserEvent) {
  await user.clear(screen.getByLabelText("Message"));
  await user.type(screen.getByLabelText("Message"), "Before noon");
}
export const loaded = () => screen.findAllByRole("radio");
/** Chooses the yard in Butibori for billing and delivery. */
export async function chooseButibori(user: UserEvent) {
  await user.click(billing(/Butibori/));
  await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
}
