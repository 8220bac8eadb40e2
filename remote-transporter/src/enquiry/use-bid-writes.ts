import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { type Send, type SubmitOptions, useSubmit } from "@mandi/shared/forms/use-submit";
import { sendBid, withdrawBid } from "./enquiry-detail.api";

/** Gives or changes the transporter's price for an enquiry. */
export function useSendBid(enquiryId: number, after: Pick<SubmitOptions, "onRefresh" | "onLeave">) {
  const saving = useSubmit({ noticeMs: shortNoticeDurationMs, ...after });

  async function send(rupees: number) {
    const body = { price: rupees };
    const outcome = await saving.submit((keyFor) => sendBid(enquiryId, body, keyFor(body)));
    if (outcome.kind === "refused") after.onRefresh?.();
    return outcome;
  }

  return { saving, send };
}

/** The call that withdraws the price that was read, for a confirmation dialog to send. */
export function useWithdrawBid(enquiryId: number, price: number): Send<{ readonly message: string }> {
  return (keyFor) => withdrawBid(enquiryId, price, keyFor({ price }));
}
