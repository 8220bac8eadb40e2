import { type SellerOrder, SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

export const read = "GET /seller/order-detail/:id";
export const step = "POST /seller/order/:id/event";
export const site = aSiteSetup({ legal_name: "Mandi Exchange Private Limited", gst_number: "22AAKCM7304E1ZT" });

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const freshUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

export async function openOrder(order: SellerOrder) {
  signInAs("seller");
  const api = fakeApi();
  const answer = (data: SellerOrder) => api.answer(read, SellerOrderAnswer, { data });
  answer(order);
  api.answer("GET /config", SiteSetupAnswer, { general_setup: site });
  api.confirm(step, "Saved.");
  await renderAt(routes, "/seller-order-detail/91");
  await pass(0);
  return { api, answer };
}

export const block = (name: string) => within(screen.getByRole("region", { name }));

export function expectFacts(name: string, facts: readonly (readonly [string, string])[]): void {
  for (const [term, value] of facts) {
    expect(block(name).getByText(term).nextElementSibling).toHaveTextContent(value);
  }
}
