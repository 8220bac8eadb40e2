import { http } from "@mandi/shared/http";
import { myTurn } from "@mandi/shared/messages/my-turn";
import { deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { traderDayCall } from "../trader-day/trader-day-call";
import styles from "./my-turn-place.module.css";

// Visitors have no turn: neither its code nor its calls are on their way to the first content. All start together.
export const LateMyTurn = latePart(
  async () => {
    http.prefetch("/my-turn");
    if (roleOf(sessionStore.getState()) === "customer") {
      http.prefetch(traderDayCall(deliveryStore.getState().delivery?.pincode ?? null));
    }
    return (await import("./trader-top")).TraderTop;
  },
  { failed: myTurn.failed, waiting: <div className={styles.waiting} /> },
);
