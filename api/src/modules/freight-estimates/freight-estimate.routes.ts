import { FreightRecordAnswer, FreightRecordParams } from "@mandi/shared/contract/freight-estimate";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readFreightRecord } from "./freight-estimate.service";

export const freightEstimateRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/freight-record/:pincode",
    summary: "How close past estimates of freight to a pincode were",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 300,
    params: FreightRecordParams,
    answer: FreightRecordAnswer,
    handle: ({ db, params, clock }) => readFreightRecord(db, params.pincode, clock.now()),
  }),
];
