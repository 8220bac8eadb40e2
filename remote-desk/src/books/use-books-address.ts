import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { deskBooksPath } from "@mandi/shared/contract/page-paths";
import { addressPages } from "../common/address-pages";
import { isSection, type Section } from "./sections";

/** The state of the page in its address: the section, and the filters of its list. */
export function useBooksAddress() {
  const [params, setParams] = useAddressQuery();
  const asked = params.get("section") ?? "";
  const section: Section = isSection(asked) ? asked : "owed";
  /** Paging of a list whose position is in the address under this name. */
  const pagesOf = (name: string) => addressPages(deskBooksPath, params, name);

  return {
    section,
    ...pagesOf("page"),
    pagesOf,
    /** A filter of the section; empty while none is chosen. */
    filter: (name: string): string => (params.get(name) ?? "").trim().slice(0, 80),
    /** Filters the list and returns to its first page. */
    choose: (filters: Readonly<Record<string, string>>) => setParams(() => paramsOf(section, filters)),
    pathOf: (other: Section, filters: Readonly<Record<string, string>> = {}): string =>
      `${deskBooksPath}?${new URLSearchParams(paramsOf(other, filters))}`,
  };
}

export type BooksAddress = ReturnType<typeof useBooksAddress>;

function paramsOf(section: Section, filters: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = Object.entries(filters).filter(([, value]) => value !== "");
  return { section, ...Object.fromEntries(chosen) };
}
