import type { Send } from "@mandi/shared/forms/use-submit";
import { deleteProduct, pauseProduct, resumeProduct } from "../products.api";

const acts = { pause: pauseProduct, resume: resumeProduct, delete: deleteProduct };
export type StandingAct = keyof typeof acts;

/** What puts a product off the market, back on it, or out of the list, for a question to send. */
export function useStanding(act: StandingAct, productId: number): Send<{ readonly message: string }> {
  return () => acts[act](productId);
}
