import { useQuery } from "@mandi/shared/query/use-query";
import { partyAccountsQuery } from "./party-accounts.api";

/** A person's known bank accounts; empty until they have loaded. */
export function usePartyAccounts(userId: number) {
  const state = useQuery(partyAccountsQuery, [userId]);
  return { state, accounts: state.kind === "ready" ? state.data.data : [] };
}
