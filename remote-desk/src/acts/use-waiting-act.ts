import { useQuery } from "@mandi/shared/query/use-query";
import type { DeskAct } from "./desk-act";
import { waitingOfObjectQuery } from "./waiting.api";

/**
 * The request for this act that waits for a second person, among those about its object; null where there is none. An act that chooses one of
 * several parts (`order:12:MH12AB1234`) may be asked for again, for another part.
 */
export function useWaitingAct({ path, fields }: DeskAct, waitingIds: readonly number[]): number | "loading" | null {
  const state = useQuery(waitingOfObjectQuery, waitingIds.length === 0 ? null : [waitingIds.join()]);
  if (waitingIds.length === 0) return null;
  if (state.kind === "loading") return "loading";
  if (state.kind !== "ready") return null; // The server refuses a second request.
  const verb = path.split("/").at(-1);
  const same = state.data.find(({ action }) => action.split(" ").at(-1) === verb);
  return same && (fields.length === 0 || isWhole.test(same.subject)) ? same.id : null;
}

/** A subject, or a part of it that there is only one of: `user:7:bank-account`. */
const isWhole = /^[a-z-]+(:[^:]+)?(:[a-z-]+)?$/;
