import { type Example, type ExampleWorld, exampleWrite } from "@mandi/shared/area/define-examples";
import { BecomeTransporterBody } from "@mandi/shared/contract/registration";
import { profileExamples } from "@mandi/shared/testing/common-examples";
import { threadExamples } from "@mandi/shared/testing/thread-examples";
import { billExamples } from "./bill-examples";
import { fleetExamples } from "./fleet-examples";
import { freightExamples } from "./freight-examples";

/** One address for each route with a parameter. */
export const addresses = {
  "/transporter-product-enquiry-detail/:id": "/transporter-product-enquiry-detail/184",
};

export const makeExamples = (world: ExampleWorld): Example[] => [
  ...freightExamples(world),
  ...fleetExamples(world),
  ...billExamples(world),
  ...threadExamples(world),
  ...profileExamples(world),
  exampleWrite(
    "POST /customer/become-transporter",
    BecomeTransporterBody,
    () => "You are a transporter now. Choose your products, belts and vehicles.",
  ),
];
