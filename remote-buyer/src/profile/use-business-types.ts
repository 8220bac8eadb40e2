import type { NamedChoice } from "@mandi/shared/contract/registration";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { readBusinessTypes } from "./profile.api";

/** What a business can be; what the profile has already stands for the list while it is not there. */
export function useBusinessTypes(
  kind: "business_type" | "seller_type",
  known: readonly NamedChoice[],
): readonly NamedChoice[] {
  const state = usePageState("types", readBusinessTypes);
  return state.kind === "ready" ? state.data[kind] : known;
}
