import { PincodeAnswer, PincodeParams } from "@mandi/shared/contract/address";
import { found } from "../../platform/errors";
import { defineRoute, type Route } from "../../platform/routes/route";
import { findPincode } from "./places";

export const placeRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/get-address/:pincode",
    summary: "City and state of a pincode",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 86_400,
    params: PincodeParams,
    answer: PincodeAnswer,
    async handle({ params }) {
      const { city, state } = found(findPincode(params.pincode), "Pincode Not Found!");
      return { data: { city, state } };
    },
  }),
];
