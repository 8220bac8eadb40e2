import { type Example, type ExampleWorld, exampleRead } from "@mandi/shared/area/define-examples";
import { DeskListingAnswer, DeskListingListAnswer } from "@mandi/shared/contract/desk/catalogue";
import { DeskCreditListAnswer } from "@mandi/shared/contract/desk/credit-request";
import { DeskEwayBillShowAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { DeskFreightBillShowAnswer } from "@mandi/shared/contract/desk/freight";
import { DeskPaymentListAnswer } from "@mandi/shared/contract/desk/money";
import { DeskOrderListAnswer } from "@mandi/shared/contract/desk/order";
import { DeskPaperShowAnswer } from "@mandi/shared/contract/desk/paper";
import { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskInboxItemAnswer } from "@mandi/shared/contract/desk/site";
import { aDeskOrder, aDeskPayment } from "@mandi/shared/testing/desk-builders";
import { aDeskFreightBill, anEnquiry, anEwayBill } from "@mandi/shared/testing/desk-inbox-builders";
import { aCreditRequest, aDeskListing } from "@mandi/shared/testing/desk-list-builders";
import { aDeskPaper } from "@mandi/shared/testing/desk-paper-builders";

/** Answers to the calls of the desk's lists and search without a server. */
export const listExamples = (rows: ExampleWorld["rows"]): readonly Example[] => [
  exampleRead("GET /desk/order", DeskOrderListAnswer, () => ({ data: rows([aDeskOrder()]) })),
  exampleRead("GET /desk/payment", DeskPaymentListAnswer, () => ({ data: rows([aDeskPayment()]) })),
  exampleRead("GET /desk/listing", DeskListingListAnswer, () => ({ data: rows([aDeskListing()]) })),
  exampleRead("GET /desk/listing/:id", DeskListingAnswer, () => ({ data: aDeskListing() })),
  exampleRead("GET /desk/credit-request", DeskCreditListAnswer, () => ({ data: rows([aCreditRequest()]) })),
  exampleRead("GET /desk/inbox/:id", DeskInboxItemAnswer, () => ({ data: anEnquiry() })),
  exampleRead("GET /desk/freight-bill/:id", DeskFreightBillShowAnswer, () => ({ data: aDeskFreightBill() })),
  exampleRead("GET /desk/eway-bill/:id", DeskEwayBillShowAnswer, () => ({ data: anEwayBill() })),
  exampleRead("GET /desk/paper/:id", DeskPaperShowAnswer, () => ({ data: aDeskPaper() })),
  exampleRead("GET /desk/find", DeskFindAnswer, () => ({
    data: rows([
      {
        kind: "order" as const,
        id: 96,
        number: "O2627000096",
        what: "TMT Bar",
        party: "Agrawal Traders",
        status: "loading",
      },
    ]),
  })),
];
