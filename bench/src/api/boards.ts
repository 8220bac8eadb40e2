import type { ApiProgram, ApiStage } from "./api-stage";
import { type Load, loadCall, tagOf } from "./load";
import type { Answerer } from "./market";
import { familySeconds, processSeconds } from "./processor-time";

/** The cost of this many people with an open board that does not change. */
export interface OpenBoards {
  readonly people: number;
  readonly load: Load;
  /** Average number of busy processor cores. */
  readonly apiCores: number;
  readonly databaseCores: number;
}

/** How often a seller's page polls its board (`remote-seller/src/quotation/use-seller-quotation.ts`). */
const paceSeconds = 10;

/** Polls boards at the pace of the pages, each with the ETag of the previous answer. */
export async function watchBoards(
  stage: ApiStage,
  { origin, pid }: ApiProgram,
  sellers: readonly Answerer[],
  { people, seconds }: { readonly people: number; readonly seconds: number },
): Promise<OpenBoards> {
  const polls = await Promise.all(
    sellers.map(async ({ quotationId, session }) => {
      const poll = { method: "GET", path: `/api/seller/product-enquiry/${quotationId}`, headers: session } as const;
      const tag = await tagOf(origin, poll);
      return tag === undefined ? poll : { ...poll, headers: { ...session, "if-none-match": tag } };
    }),
  );
  let turn = 0;
  const next = () => {
    turn += 1;
    const poll = polls[turn % polls.length];
    if (poll === undefined) throw new Error("No seller was asked in this market");
    return poll;
  };
  const busySeconds = () => [processSeconds(pid), familySeconds(stage.databasePid)] as const;
  const [apiBefore, databaseBefore] = busySeconds();
  const load = await loadCall(
    origin,
    { what: "open boards", next },
    { connections: 64, seconds, perSecond: people / paceSeconds },
  );
  const [api, database] = busySeconds();
  return { people, load, apiCores: (api - apiBefore) / seconds, databaseCores: (database - databaseBefore) / seconds };
}
