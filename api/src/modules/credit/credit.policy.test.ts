import { creditRequestStatuses } from "@mandi/shared/contract/credit-wallet";
import { type CreditRequestStep, nextRequestStatus } from "./credit.policy";

const steps: readonly CreditRequestStep[] = ["review", "approve", "reject"];

describe("the credit request machine", () => {
  const allowed = new Map([
    ["pending review", "under review"],
    ["pending approve", "approved"],
    ["pending reject", "rejected"],
    ["under review approve", "approved"],
    ["under review reject", "rejected"],
  ]);
  const cells = creditRequestStatuses.flatMap((status) => steps.map((step) => [status, step] as const));

  it.each(cells)("from %s, %s leads only where the table says", (status, step) => {
    expect(nextRequestStatus(status, step)).toBe(allowed.get(`${status} ${step}`));
  });
});
