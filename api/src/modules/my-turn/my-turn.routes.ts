import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { traders } from "@mandi/shared/contract/role";
import { TraderDayAnswer, TraderDayQuery } from "@mandi/shared/contract/trader-day";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readMyTurn } from "./my-turn.service";
import { readTraderDay } from "./trader-day.service";

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
  defineRoute({
    method: "GET",
    path: "/trader-day",
    summary: "The caller's running deals, watched prices and money, for their home page",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: TraderDayQuery,
    answer: TraderDayAnswer,
    handle: ({ db, actor, query, clock }) => readTraderDay(db, actor.id, query, clock.now()),
  }),
];
