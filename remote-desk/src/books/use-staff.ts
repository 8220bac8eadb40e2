import { useQuery } from "@mandi/shared/query/use-query";
import type { Choice } from "@mandi/shared/ui/controls/select";
import { usersQuery } from "../user/user.api";

/** The people of the desk by name; empty until they have loaded. */
export function useStaff(): readonly Choice[] {
  const state = useQuery(usersQuery, ["staff", "", 1]);
  if (state.kind !== "ready") return [];
  return state.data.data.map(({ id, name, phone }) => ({ value: String(id), label: name || phone }));
}
