import { defineQuery } from "@mandi/shared/query/query";
import { PaperPlace } from "./paper-place";
import { readAdvice, readAdvicePdf } from "./papers.api";

const adviceQuery = defineQuery((signal, paymentId: string) => readAdvice(paymentId, signal));

/** The payment advice of a transfer that the person reported, as the payment is now. */
export default function PaymentAdvicePage() {
  return <PaperPlace query={adviceQuery} readPdf={readAdvicePdf} />;
}
