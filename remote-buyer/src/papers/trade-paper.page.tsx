import { defineQuery } from "@mandi/shared/query/query";
import { PaperPlace } from "./paper-place";
import { readPaper, readPaperPdf } from "./papers.api";

const paperQuery = defineQuery((signal, id: string) => readPaper(id, signal));

/** A receipt, payment advice, challan, proforma or statement, as it was issued. */
export default function TradePaperPage() {
  return <PaperPlace query={paperQuery} readPdf={readPaperPdf} />;
}
