import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment, aQueueItem, aQueuePlace } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("says of an earlier transfer that looks the same that it was reversed, when and why, and not that it was verified", async () => {
  const like = { id: 308, amount: 1_194_350, paid_on: "2026-11-19", status: "verified" } as const;
  const reversed = { ...like, utr: "UTIBR52611180066", reason: "Another buyer's line", reversed_on: "2026-11-26" };
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment({ alike: [reversed] }) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace([aQueueItem()], query));
  await renderAt(routes, "/desk/payment/318");

  const said = await screen.findByText(/^UTIBR52611180066/);
  expect(said).toHaveTextContent(/: reversed in the books on 26 Nov 2026 \(Another buyer's line\)\.$/);
  expect(said).not.toHaveTextContent("verified");
});
