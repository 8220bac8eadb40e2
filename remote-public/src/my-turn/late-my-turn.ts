import { http } from "@mandi/shared/http";
import { deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";
import { lazy } from "react";
import { traderDayCall } from "../trader-day/trader-day-call";

// Visitors have no turn: neither its code nor its calls are on their way to the first content. All start together.
export const lateMyTurn = () =>
  lazy(async () => {
    http.prefetch("/my-turn");
    if (roleOf(sessionStore.getState()) === "customer") {
      http.prefetch(traderDayCall(deliveryStore.getState().delivery?.pincode ?? null));
    }
    return { default: (await import("./trader-top")).TraderTop };
  });
