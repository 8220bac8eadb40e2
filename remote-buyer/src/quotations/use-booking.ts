import type { PaymentBody } from "@mandi/shared/contract/payment";
import { useWrite } from "@mandi/shared/state/use-write";
import { payBooking } from "./quotation.api";

/** Pays the booking amount. Money is never shown as paid before the server says so; a 409 reads the quotation again. */
export function useBooking(id: number, onChanged: () => void) {
  const { write, forgive, isBusy, refusal } = useWrite();

  async function pay(body: PaymentBody): Promise<boolean> {
    const result = await write((key) => payBooking(id, body, key));
    const isOvertaken = result.kind === "refused" && result.failure.status === 409;
    if (result.kind === "done" || isOvertaken) onChanged();
    return result.kind === "done";
  }

  return { pay, forgive, isBusy, refusal };
}
