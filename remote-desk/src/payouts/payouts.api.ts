import {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
} from "@mandi/shared/contract/desk/payout";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A page of what is owed to sellers and transporters and is in no batch. */
export const payoutsDueQuery = defineQuery(
  (signal, page: number) =>
    http.get("/desk/payout-due", DeskPayoutDueAnswer, { signal, query: page > 1 ? { page } : {} }),
  { isKept: true },
);

/** Batches, newest first. */
export const batchesQuery = defineQuery(
  (signal) => http.get("/desk/payout-batch", DeskPayoutBatchListAnswer, { signal }),
  { isKept: true },
);

/** A batch with its rows. */
export const batchQuery = defineQuery((signal, id: string) =>
  http.get(`/desk/payout-batch/${id}`, DeskPayoutBatchAnswer, { signal }),
);
