import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

function paymentWith(change: Parameters<typeof aDeskPayment>[0]) {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

it("says of an accepted transfer who decided, when and what it was booked to, and leads on", async () => {
  const decided = { status: "verified", decided_by: "Meera Kulkarni", decided_at: "2026-11-21T05:13:00.000Z" } as const;
  paymentWith({ ...decided, purpose: "booking", quotation: "Q2627000042", order: "O2627000097" });
  await renderAt(routes, "/desk/payment/318");
  expect(await screen.findByText(/Accepted by Meera Kulkarni, 21 Nov 2026, 10:43 am\./)).toBeVisible();
  expect(screen.getByText(/booked to: Booking amount of quotation Q2627000042\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open order" })).toHaveAttribute("href", "/desk/order/O2627000097");
});

it("says of a transfer in the wallet and of a rejected one what follows", async () => {
  const decided = { decided_by: "Meera Kulkarni", decided_at: "2026-11-21T05:13:00.000Z" };
  const api = paymentWith({ ...decided, status: "verified", reason: "The price had expired" });
  const tab = await renderAt(routes, "/desk/payment/318");
  expect(
    await screen.findByText(/^Put into the payer's wallet by Meera Kulkarni.* The price had expired$/),
  ).toBeVisible();
  expect(screen.getByText(/booked to: Their cash wallet\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the payer" })).toBeVisible();

  const data = aDeskPayment({ id: 319, ...decided, status: "rejected", reason: "Not in the bank" });
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data });
  await tab.go("/desk/payment/319");
  expect(await screen.findByText(/^Nothing is booked\. The payer reads the reason/)).toBeVisible();
});

it("says of an accepted transfer that was reversed in the books when and why, and no longer that it is booked", async () => {
  const decided = { status: "verified", decided_by: "Meera Kulkarni", decided_at: "2026-11-21T05:13:00.000Z" } as const;
  paymentWith({ ...decided, reversed_on: "2026-11-26", reason: "Another buyer's line" });
  await renderAt(routes, "/desk/payment/318");

  expect(await screen.findByText("Reversed in the books on 26 Nov 2026. Another buyer's line")).toBeVisible();
  expect(
    screen.getByText(/^Nothing of it is booked any more\. It had been accepted by Meera Kulkarni, 21 Nov/),
  ).toBeVisible();
  expect(screen.getByText("Reversed")).toBeVisible();
  expect(screen.queryByText(/booked to|^Accepted by|Verified/)).toBeNull();
  expect(screen.getByRole("link", { name: "Open order" })).toHaveAttribute("href", "/desk/order/O2627000096");
});
