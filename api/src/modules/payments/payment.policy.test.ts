import { paymentStatuses } from "@mandi/shared/contract/payment";
import { allowedSources, nextPaymentStatus, type PaymentStep } from "./payment.policy";

const steps: readonly PaymentStep[] = ["settle", "report", "verify", "reject"];

describe("the payment machine", () => {
  const allowed = new Map([
    ["initiated settle", "verified"],
    ["initiated report", "under check"],
    ["under check verify", "verified"],
    ["under check reject", "rejected"],
  ]);
  const cells = paymentStatuses.flatMap((status) => steps.map((step) => [status, step] as const));

  it.each(cells)("from %s, %s leads only where the table says", (status, step) => {
    expect(nextPaymentStatus(status, step)).toBe(allowed.get(`${status} ${step}`));
  });
});

it("pays for a booking or an order from wallet, credit or bank, and never for credit with credit", () => {
  expect(allowedSources).toEqual({
    "top-up": ["bank"],
    booking: ["cash", "credit", "bank"],
    final: ["cash", "credit", "bank"],
    "credit repayment": ["cash", "bank"],
  });
});
