import { type Example, type ExampleWorld, exampleRead, exampleWrite, noBody } from "@mandi/shared/area/define-examples";
import { CustomerProfileBody, SellerProfileBody, TransporterProfileBody } from "@mandi/shared/contract/profile";
import { UserDocumentBody, UserDocumentListAnswer } from "@mandi/shared/contract/user-document";
import { offerExamples, profileExamples } from "@mandi/shared/testing/common-examples";
import { threadExamples, uploadExample } from "@mandi/shared/testing/thread-examples";
import { accountExamples } from "./account-examples";
import { orderExamples } from "./order-examples";
import { paperExamples } from "./paper-examples";
import { quotationExamples } from "./quotation-examples";
import { sheetExamples } from "./sheet-examples";
import { walletExamples } from "./wallet-examples";

/** One address for each route with a parameter. */
export const addresses = {
  "/product-detail/:id": "/product-detail/41",
  "/quotation-detail/:id": "/quotation-detail/8",
  "/order-details/:id": "/order-details/9",
  "/order-ledger/:id": "/order-ledger/9",
  "/paper/:id": "/paper/31",
  "/payment-advice/:id": "/payment-advice/12",
  "/trade-sheet/:kind/:id": "/trade-sheet/offer/41",
  "/order-paper/:id/:number": "/order-paper/9/MC2627000001",
};

const profileSaved = "Your profile was updated.";

export const makeExamples = (world: ExampleWorld): Example[] => [
  ...quotationExamples(world),
  ...threadExamples(world),
  uploadExample,
  ...orderExamples(world),
  ...walletExamples(world),
  ...paperExamples(world),
  ...sheetExamples(world),
  ...accountExamples(world),
  ...offerExamples(world),
  ...profileExamples(world),
  exampleWrite("POST /customer/update-profile", CustomerProfileBody, () => profileSaved),
  exampleWrite("POST /seller/update-profile", SellerProfileBody, () => profileSaved),
  exampleWrite("POST /transporter/update-profile", TransporterProfileBody, () => profileSaved),
  exampleRead("GET /user-document", UserDocumentListAnswer, () => ({
    data: [
      { kind: "gst certificate", status: "verified", reason: "", sent_at: "2026-11-20T05:12:00.000Z", url: null },
      {
        kind: "pan card",
        status: "refused",
        reason: "It cannot be read",
        sent_at: "2026-11-20T05:12:00.000Z",
        url: null,
      },
      { kind: "cancelled cheque", status: "missing", reason: "", sent_at: null, url: null },
    ],
  })),
  exampleWrite("POST /user-document", UserDocumentBody, () => "The document is sent."),
  exampleWrite("POST /logout-others", noBody, () => "You are not logged in on any other device."),
];
