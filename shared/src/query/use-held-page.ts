import { useRef } from "react";
import type { QueryResult } from "./use-query";

/**
 * While another page of a list loads, the one before stays on screen, so that what stands around the list does not move.
 * @param list which list: the rows of another one are not held
 */
export function useHeldPage<Data>(state: QueryResult<Data>, list: string): QueryResult<Data> {
  const held = useRef<{ readonly list: string; readonly state: QueryResult<Data> }>(null);
  if (state.kind === "ready") held.current = { list, state };
  const isHeld = state.kind === "loading" && held.current?.list === list;
  return isHeld && held.current ? { ...held.current.state, refetch: state.refetch } : state;
}
