import { type SellerQuotation, SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

export const readCall = "GET /seller/product-enquiry/:id";
export const sendCall = "POST /seller/product-enquiry/:id";
export const quotationAddress = "/seller-quotation-detail/184";

const serverNow = Date.parse("2026-11-21T04:16:18.000Z");

/** Every test of the file runs on a machine whose clock is five minutes slow: only the server's clock counts. */
export function runOnSlowClock(): void {
  beforeEach(() => jest.useFakeTimers({ now: serverNow - 300_000 }));
  afterEach(() => jest.useRealTimers());
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const price = () => screen.getByLabelText("Basic price, per MT");
export const block = (name: string) => within(screen.getByRole("region", { name }));
export const freshUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** The page of one quotation, read from a server whose answer can change while it is open. */
export async function openQuotation(quotation: SellerQuotation) {
  signInAs("seller");
  const api = fakeApi();
  nobodyWrote(api);
  const answer = (data: SellerQuotation) => api.answer(readCall, SellerQuotationAnswer, { data });
  answer(quotation);
  api.confirm(sendCall, "Your offer was sent.");
  const tab = await renderAt(routes, quotationAddress);
  await pass(0);
  return { api, tab, answer };
}
