import { type Paying, usePayment } from "../payments/use-payment";
import { payBooking } from "./quotation.api";

/** Pays the booking amount. */
export function useBooking(id: number, onChanged: () => void): Paying {
  return usePayment((body, key) => payBooking(id, body, key), { onDone: onChanged, onOvertaken: onChanged });
}
