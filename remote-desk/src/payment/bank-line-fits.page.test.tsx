import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

/* What the desk can still do about a claim of ₹11,94,350 once the statement with its UTR is imported. */

const line = { id: 1, day: "2026-11-21", text: "RTGS UTIBR52611210093 VIDARBHA", has_utr: 1 };
const otherAmount = /^The bank received/;

async function opened(bank_lines: NonNullable<DeskPayment["bank_lines"]>) {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment({ bank_lines }) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await renderAt(routes, "/desk/payment/318");
  await screen.findByRole("button", { name: "Reject" });
}

const accept = () => screen.queryByRole("button", { name: /^Accept/ });

it.each([
  ["less", 1_000_000, "₹10,00,000.00"],
  ["more", 1_200_000, "₹12,00,000.00"],
])(
  "can only be rejected where the bank received %s, and says what its payer can do then",
  async (_what, amount, sum) => {
    await opened([{ ...line, amount }]);

    expect(screen.getByText(otherAmount)).toHaveTextContent(`The bank received ${sum} under this UTR`);
    expect(screen.getByText(otherAmount)).toHaveTextContent(`then the payer can report ${sum}`);
    expect(accept()).not.toBeInTheDocument();
  },
);

it("can be accepted where one of several lines with its UTR is of its amount", async () => {
  await opened([
    { ...line, amount: 1_000_000 },
    { ...line, id: 2, amount: 1_194_350 },
  ]);

  expect(accept()).toBeVisible();
  expect(screen.queryByText(otherAmount)).not.toBeInTheDocument();
});

it("can be accepted where only a line under another UTR is of another amount", async () => {
  await opened([{ ...line, has_utr: 0, amount: 1_000_000 }]);

  expect(accept()).toBeVisible();
  expect(screen.queryByText(otherAmount)).not.toBeInTheDocument();
});
