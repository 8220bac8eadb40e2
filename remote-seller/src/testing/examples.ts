import { type Example, type ExampleWorld, exampleWrite } from "@mandi/shared/area/define-examples";
import { BecomeSellerBody } from "@mandi/shared/contract/registration";
import { profileExamples } from "@mandi/shared/testing/common-examples";
import { threadExamples, uploadExample } from "@mandi/shared/testing/thread-examples";
import { ownProductExamples } from "./own-product-examples";
import { tradeExamples } from "./trade-examples";

/** One address for each route with a parameter. */
export const addresses = {
  "/seller-quotation-detail/:id": "/seller-quotation-detail/184",
  "/seller-order-detail/:id": "/seller-order-detail/91",
  "/seller-order-ledger/:id": "/seller-order-ledger/91",
};

export const makeExamples = (world: ExampleWorld): Example[] => [
  ...ownProductExamples(world),
  ...tradeExamples(world),
  ...threadExamples(world),
  uploadExample,
  ...profileExamples(world),
  exampleWrite(
    "POST /customer/become-seller",
    BecomeSellerBody,
    () => "You are a supplier now. Add your first product.",
  ),
];
