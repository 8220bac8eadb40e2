import { DeskIngotAnswer } from "@mandi/shared/contract/desk/ingot-price";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Today's ingot prices of all places beside those of the previous day. */
export const pricesQuery = defineQuery((signal) => http.get("/desk/ingot-price", DeskIngotAnswer, { signal }));
