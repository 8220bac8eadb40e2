import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { traders } from "@mandi/shared/contract/role";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readMyTurn } from "./my-turn.service";

export const myTurnRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/my-turn",
    summary: "What the caller must do now, the most urgent first",
    access: traders,
    rate: "read",
    idempotency: "none",
    answer: MyTurnAnswer,
    handle: ({ db, actor, clock }) => readMyTurn(db, actor.type, { userId: actor.id, now: clock.now() }),
  }),
];
