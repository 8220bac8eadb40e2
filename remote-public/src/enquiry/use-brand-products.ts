import { usePageState } from "@mandi/shared/state/use-page-state";
import { type NamedEntry, readBrandProducts } from "./enquiry.api";

/** What is on offer of the chosen brand; nothing while none is chosen. */
export function useBrandProducts(brandId: string) {
  return usePageState<NamedEntry[]>(`products of ${brandId}`, (signal) =>
    brandId === "" ? Promise.resolve([]) : readBrandProducts(brandId, signal),
  );
}
