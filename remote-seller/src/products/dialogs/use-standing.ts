import type { Send } from "@mandi/shared/forms/use-submit";
import { deleteProduct, pauseProduct, resumeProduct } from "../products.api";

const acts = { pause: pauseProduct, resume: resumeProduct, delete: deleteProduct };
export type StandingAct = keyof typeof acts;

/** Pauses, resumes or deletes a product once it is confirmed. */
export function useStanding(act: StandingAct, productId: number): Send<{ readonly message: string }> {
  return () => acts[act](productId);
}
