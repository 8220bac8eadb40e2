import { Object as ObjectOf } from "typebox";
import { CreditDocumentQuery } from "./credit-wallet";
import { EwayFormQuery, Gstr1Query, LedgerFileQuery, TallyFileQuery } from "./desk/export";
import { TdsQuarterFileQuery } from "./desk/tds-quarter";
import { closed } from "./field";

/** Files that the desk opens (docs/domain.md#order): the answer is the file itself. */
export const deskFiles = {
  "credit document": {
    right: "look",
    path: "/desk/credit-request/:id/document",
    summary: "A document submitted with a credit request, by its title",
    query: CreditDocumentQuery,
  },
  "gstr1 save": {
    right: "books",
    path: "/desk/export/gstr1",
    summary: "GSTR-1 of one of our GSTINs and a month, as the portal takes it",
    query: Gstr1Query,
  },
  "ledger save": {
    right: "books",
    path: "/desk/export/ledger",
    summary: "The rows of an account between two days, for a spreadsheet",
    query: LedgerFileQuery,
  },
  "tally save": {
    right: "books",
    path: "/desk/export/tally",
    summary: "The journals between two days as vouchers for Tally, or the ledgers to import before them",
    query: TallyFileQuery,
  },
  "tds save": {
    right: "books",
    path: "/desk/tds/file",
    summary: "The data of the quarterly TDS return: one part as CSV, or all of it as JSON",
    query: TdsQuarterFileQuery,
  },
  "payout-batch save": {
    right: "books",
    path: "/desk/payout-batch/:id/file",
    summary: "The bank's file for the payments of a batch",
    query: ObjectOf({}, closed),
  },
  "paper save": {
    right: "look",
    path: "/desk/paper/:id/pdf",
    summary:
      "A document as PDF: an invoice, note, bill, self-invoice, receipt, payment advice, challan, proforma or statement",
    query: ObjectOf({}, closed),
  },
  "eway save": {
    right: "look",
    path: "/desk/order/:id/eway-form",
    summary: "The e-way bill of an invoiced vehicle, for upload to the portal; its number is entered as a step",
    query: EwayFormQuery,
  },
  "eway-bill save": {
    right: "look",
    path: "/desk/eway-bill/file",
    summary: "All e-way bills that wait for the portal, as one file for upload; their numbers are entered afterwards",
    query: ObjectOf({}, closed),
  },
  "portal save": {
    right: "books",
    path: "/desk/portal/:id/form",
    summary: "The form of a request to the tax portals, for upload there",
    query: ObjectOf({}, closed),
  },
  "file save": {
    right: "look",
    path: "/upload/:id",
    summary: "A picture or document of an order, by the number of its upload",
    query: ObjectOf({}, closed),
  },
} as const;
