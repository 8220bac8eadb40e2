import { http } from "@mandi/shared/http";
import { deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";
import { traderDayCall } from "../trader-day/trader-day-call";

/** Fetches the code of a trader's top of home and starts its calls beside it. */
export async function loadMyTurn() {
  http.prefetch("/my-turn");
  if (roleOf(sessionStore.getState()) === "customer") {
    http.prefetch(traderDayCall(deliveryStore.getState().delivery?.pincode ?? null));
  }
  return (await import("./trader-top")).TraderTop;
}
