import type { Selectable } from "kysely";
import type { QuotationTables } from "../quotation.tables";
import type { MarkingTables } from "./marking.tables";

/** One size of a marked quotation with its frozen prices. */
export interface MarkedLine {
  readonly line: Selectable<QuotationTables["quotation_line"]>;
  readonly price: Selectable<MarkingTables["marking_line"]>;
}

/** A quotation with the terms its last marking froze: all that an order is made of. */
export interface MarkedQuotation {
  readonly quotation: Selectable<QuotationTables["quotation"]>;
  readonly marking: Selectable<MarkingTables["marking"]>;
  readonly lines: readonly MarkedLine[];
}
