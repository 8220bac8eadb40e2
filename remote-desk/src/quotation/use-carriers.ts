import { useQuery } from "@mandi/shared/query/use-query";
import { usersQuery } from "../user/user.api";

/** Names of the transporters of the market; empty until they have loaded, because any name can be typed. */
export function useCarriers(): readonly string[] {
  const state = useQuery(usersQuery, ["transporter", "", 1]);
  if (state.kind !== "ready") return [];
  const working = state.data.data.filter(({ suspended_at }) => suspended_at === null);
  return [...new Set(working.map(({ company, name }) => company || name))].filter(Boolean).toSorted();
}
