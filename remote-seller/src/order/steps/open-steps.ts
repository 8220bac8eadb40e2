import type { SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";

const stepOrder: readonly SellerStep[] = ["confirm", "loading", "final_quantity", "invoice"];

/** Steps that can be taken now. A weight can be corrected until its vehicle is invoiced. */
export function openSteps({ next_steps }: SellerOrder): readonly SellerStep[] {
  if (next_steps.includes("invoice") && !next_steps.includes("final_quantity")) {
    return stepOrder.filter((step) => step === "final_quantity" || next_steps.includes(step));
  }
  return next_steps;
}
