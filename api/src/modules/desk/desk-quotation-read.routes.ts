import { DeskParams } from "@mandi/shared/contract/desk/field";
import { deskReads } from "@mandi/shared/contract/desk/reads";
import type { Db } from "../../platform/database/database";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readDeskKey } from "./desk-key.service";
import { readPriceForDesk } from "./marking-choice.service";
import { readBoardForDesk } from "./reads/board-desk.service";
import { listQuotationsForDesk, readQuotationForDesk } from "./reads/quotation-desk.service";
import { listThreadsForDesk, readThreadForDesk } from "./reads/thread-desk.service";

const read = { method: "GET", access: ["staff"], rate: "read", idempotency: "none" } as const;

const keyOf = (db: Db, name: keyof typeof deskReads, typed: string): Promise<number> =>
  readDeskKey(db, deskReads[name].path, typed);

/** The desk's reads of quotations and their threads: staff only. */
export const deskQuotationReadRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    ...deskReads["quotation list"],
    handle: ({ db, query }) => listQuotationsForDesk(db, query),
  }),
  defineRoute({
    ...read,
    ...deskReads["quotation show"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      readQuotationForDesk(db, await keyOf(db, "quotation show", params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["quotation board"],
    params: DeskParams,
    handle: async ({ db, params, actor, clock }) =>
      readBoardForDesk(db, await keyOf(db, "quotation board", params.id), { viewerId: actor.id, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["quotation price"],
    params: DeskParams,
    handle: async ({ db, params, query, actor, clock }) =>
      readPriceForDesk(db, await keyOf(db, "quotation price", params.id), query, {
        viewerId: actor.id,
        now: clock.now(),
      }),
  }),
  defineRoute({
    ...read,
    ...deskReads["thread list"],
    params: DeskParams,
    handle: async ({ db, params }) => listThreadsForDesk(db, await keyOf(db, "thread list", params.id)),
  }),
  defineRoute({
    ...read,
    ...deskReads["thread show"],
    params: DeskParams,
    handle: async ({ db, params, actor, clock }) =>
      readThreadForDesk(db, await keyOf(db, "thread show", params.id), { id: actor.id, now: clock.now() }),
  }),
];
