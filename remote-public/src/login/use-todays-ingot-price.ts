import { usePageState } from "@mandi/shared/state/use-page-state";
import { readTodaysIngotPrice } from "./login.api";

/** The figure beside the form. */
export function useTodaysIngotPrice() {
  return usePageState("ingot", readTodaysIngotPrice);
}
