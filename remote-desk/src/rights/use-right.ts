import type { DeskRight } from "@mandi/shared/contract/desk/right";
import { useQuery } from "@mandi/shared/query/use-query";
import { rightsQuery } from "./rights.api";

/** The reader's rights at the desk. */
export const useRights = () => useQuery(rightsQuery, []);

/**
 * Whether the reader has a right; undefined until it is known. Where it cannot be read, the server decides about each
 * act.
 */
export function useRight(right: DeskRight): boolean | undefined {
  const state = useRights();
  if (state.kind === "loading") return undefined;
  return state.kind !== "ready" || state.data.data.rights.includes(right);
}
