import { http } from "@mandi/shared/http";
import { deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";
import { traderDayCall } from "../trader-day/trader-day-call";

/** Loads the code for the top of a trader's home page and starts its calls at the same time. */
export async function loadMyTurn() {
  http.prefetch("/my-turn");
  if (roleOf(sessionStore.getState()) === "customer") {
    http.prefetch(traderDayCall(deliveryStore.getState().delivery?.pincode ?? null));
  }
  return (await import("./trader-top")).TraderTop;
}
