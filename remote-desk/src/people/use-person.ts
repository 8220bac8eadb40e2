import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { useQuery } from "@mandi/shared/query/use-query";
import { personQuery } from "../user/user.api";

/** The person with this key; undefined until they have loaded, and for a key that nobody has. */
export function usePerson(key: string): DeskUser | undefined {
  const state = useQuery(personQuery, /^\d{1,15}$/.test(key) ? [Number(key)] : null);
  return state.kind === "ready" ? state.data.data[0] : undefined;
}
