import type { PriceAlertBody } from "@mandi/shared/contract/alert";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { defineQuery } from "@mandi/shared/query/query";
import { useOptimistic } from "@mandi/shared/query/use-optimistic";
import { useQuery } from "@mandi/shared/query/use-query";
import { readAlerts, saveIngotAlert, savePriceAlert, switchAlerts } from "./alert.api";

const alertsQuery = defineQuery(readAlerts);

/** The user's alerts. */
export const useAlerts = () => useQuery(alertsQuery, []);

/** The switch for all alerts; a press is saved at once. */
export function useAlertSwitch(known: boolean) {
  const { shown, change } = useOptimistic<"all", boolean>();
  const isOn = shown("all", known);
  const toggle = () => change("all", { from: isOn, to: !isOn, send: () => switchAlerts({ is_on: !isOn }) });
  return { isOn, toggle };
}

/** The move of each place, in rupees per MT; null: not followed. A choice is saved at once. */
export function useIngotMoves() {
  const { shown, change } = useOptimistic<string, number | null>();
  const choose = (location: string, from: number | null, move: number | null) =>
    change(location, { from, to: move, send: () => saveIngotAlert({ location, move }) });
  return { shown, choose };
}

/** Saves how the price of an offer is followed. */
export function usePriceAlert(onSaved: () => void, onClose: () => void) {
  const saving = useSubmit({ isRepeatable: true, isSaidAtFields: true, onDone: onSaved, onLeave: onClose });
  const save = (body: PriceAlertBody) => saving.submit(() => savePriceAlert(body));
  return { save, saving };
}
