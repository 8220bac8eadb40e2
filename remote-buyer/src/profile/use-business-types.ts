import type { NamedChoice } from "@mandi/shared/contract/registration";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBusinessTypes } from "./profile.api";

const businessTypesQuery = defineQuery(readBusinessTypes);

/** All types of business; until they have loaded, those of the profile. */
export function useBusinessTypes(
  kind: "business_type" | "seller_type",
  known: readonly NamedChoice[],
): readonly NamedChoice[] {
  const state = useQuery(businessTypesQuery, []);
  return state.kind === "ready" ? state.data[kind] : known;
}
