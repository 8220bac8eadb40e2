import { useAddressQuery } from "@mandi/shared/browser/use-address-query";

/** A full trailer: most orders are a multiple of it. */
const usualTonnes = 25;
const wholeTonnes = /^[1-9]\d{0,4}$/;

/** Whether the text is a quantity for which totals can be computed. */
export const isWantedQuantity = (text: string): boolean => wholeTonnes.test(text);

/**
 * The wanted quantity of each offer, in whole MT. It is in the address, so that a shared link shows the same totals.
 */
export function useWantedQuantity() {
  const [params, setParams] = useAddressQuery();
  const text = params.get("mt") ?? "";
  return {
    tonnes: isWantedQuantity(text) ? Number(text) : usualTonnes,
    change: (wanted: string) =>
      setParams((before) => {
        if (isWantedQuantity(wanted)) before.set("mt", wanted);
        return before;
      }),
  };
}
