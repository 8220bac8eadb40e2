import type { CreditRequestStatus } from "@mandi/shared/contract/credit-wallet";

/** review: the desk takes it up. approve sets the limit, reject gives a reason. */
export type CreditRequestStep = "review" | "approve" | "reject";

/** The credit request machine (docs/domain.md#credit). */
export const creditRequestSteps: Readonly<
  Record<CreditRequestStatus, Partial<Record<CreditRequestStep, CreditRequestStatus>>>
> = {
  pending: { review: "under review", approve: "approved", reject: "rejected" },
  "under review": { approve: "approved", reject: "rejected" },
  approved: {},
  rejected: {},
};

/** Statuses in which a request still waits for the desk; a user has at most one such request. */
export const openStatuses = ["pending", "under review"] as const satisfies readonly CreditRequestStatus[];

/** Where a step leads; undefined when it is not possible from here. */
export function nextRequestStatus(from: CreditRequestStatus, step: CreditRequestStep): CreditRequestStatus | undefined {
  return creditRequestSteps[from][step];
}
