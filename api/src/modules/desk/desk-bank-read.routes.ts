import { DeskParams } from "@mandi/shared/contract/desk/field";
import { deskReads } from "@mandi/shared/contract/desk/reads";
import { deskFiles } from "@mandi/shared/contract/desk-files";
import { FileContent } from "../../platform/routes/file-answer";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readDeskKey } from "./desk-key.service";
import { listBankLinesForDesk } from "./reads/bank-line-desk.service";
import { listAsideLines, readPayersOfLine } from "./reads/bank-line-match-desk.service";
import { listUnpaidForDesk } from "./reads/payment-show-desk.service";
import { listBatchesForDesk, listPayoutsDueForDesk, readBatchForDesk, saveBankFile } from "./reads/payout-desk.service";

const read = { method: "GET", access: ["staff"], rate: "read", idempotency: "none" } as const;

/** The bank's statement and its payments at the desk: staff only. */
export const deskBankReadRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    ...deskReads["bank-line list"],
    handle: ({ db, query, clock }) => listBankLinesForDesk(db, query, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["bank-line aside"],
    handle: ({ db, query }) => listAsideLines(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["bank-line show"],
    params: DeskParams,
    handle: async ({ db, params, query }) =>
      readPayersOfLine(db, await readDeskKey(db, deskReads["bank-line show"].path, params.id), query.search ?? ""),
  }),
  defineRoute({
    ...read,
    ...deskReads["user unpaid"],
    params: DeskParams,
    handle: async ({ db, params }) =>
      listUnpaidForDesk(db, await readDeskKey(db, deskReads["user unpaid"].path, params.id)),
  }),
  defineRoute({
    ...read,
    ...deskReads["payout due"],
    handle: ({ db, query, clock }) => listPayoutsDueForDesk(db, query.page, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["payout-batch list"],
    handle: ({ db, query }) => listBatchesForDesk(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["payout-batch show"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      readBatchForDesk(db, await readDeskKey(db, deskReads["payout-batch show"].path, params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskFiles["payout-batch save"],
    params: DeskParams,
    answer: FileContent,
    handle: async ({ db, params, actor, clock, requestId }) =>
      saveBankFile(db, await readDeskKey(db, deskFiles["payout-batch save"].path, params.id), {
        actorId: actor.id,
        now: clock.now(),
        requestId,
      }),
  }),
];
