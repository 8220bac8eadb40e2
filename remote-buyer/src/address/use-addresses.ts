import { usePageState } from "@mandi/shared/state/use-page-state";
import { readAddresses } from "./address.api";

/** The saved addresses; none is a case of its own for each page. */
export function useAddresses() {
  return usePageState("addresses", readAddresses);
}
