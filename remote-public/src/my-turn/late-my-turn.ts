import { http } from "@mandi/shared/http";
import { lazy } from "react";

// Visitors have no turn: neither its code nor its call is on their way to the first content. Both start together.
export const lateMyTurn = () =>
  lazy(async () => {
    http.prefetch("/my-turn");
    return { default: (await import("./trader-top")).TraderTop };
  });
