import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { useQuery } from "@mandi/shared/query/use-query";
import { isKey } from "../common/is-key";
import { personQuery } from "../user/user.api";

/** The person with this key, or why there is none to show; "none" for an empty key. */
export function usePerson(key: string): DeskUser | "none" | "loading" | "failed" | "not found" {
  const state = useQuery(personQuery, isKey(key) ? [Number(key)] : null);
  if (key === "") return "none";
  if (!isKey(key)) return "not found";
  if (state.kind === "ready") return state.data.data[0] ?? "not found";
  return state.kind === "loading" ? "loading" : "failed";
}
