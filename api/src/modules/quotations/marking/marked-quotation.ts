import type { Selectable } from "kysely";
import type { QuotationTables } from "../quotation.tables";

/** One size of a marked quotation with its frozen prices. */
export interface MarkedLine {
  readonly line: Selectable<QuotationTables["quotation_line"]>;
  readonly price: Selectable<QuotationTables["marking_line"]>;
}

/** A quotation with the terms its last marking froze: all that an order is made of. */
export interface MarkedQuotation {
  readonly quotation: Selectable<QuotationTables["quotation"]>;
  readonly marking: Selectable<QuotationTables["marking"]>;
  readonly lines: readonly MarkedLine[];
}
