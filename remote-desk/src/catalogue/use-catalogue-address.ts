import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { deskCataloguePath } from "@mandi/shared/contract/page-paths";
import { type Section, sections } from "./sections";

/** The state of the page in its address: the section, and its search text. */
export function useCatalogueAddress() {
  const [params, setParams] = useAddressQuery();
  const section = sections.find((one) => one === params.get("section")) ?? sections[0];
  return {
    section,
    search: (params.get("search") ?? "").trim(),
    pathOf: (other: Section): string => `${deskCataloguePath}?${new URLSearchParams({ section: other })}`,
    /** Another text begins at the first page. */
    onSearch: (text: string) => setParams(() => ({ section, ...(text !== "" && { search: text }) })),
  };
}
