import { deskBooksPath } from "@mandi/shared/contract/page-paths";
import { useSearchParams } from "react-router-dom";
import { isSection, type Section } from "./sections";

/** What the address says about the page: its part, and how the list of that part is narrowed. */
export function useBooksAddress() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("section") ?? "";
  const section: Section = isSection(asked) ? asked : "owed";
  /** The pages of a list whose place the address keeps under this name. */
  const pagesOf = (name: string) => ({
    page: pageNumber(params.get(name)),
    pageHref: (to: number): string => {
      const others = new URLSearchParams(params);
      others.set(name, String(to));
      return `${deskBooksPath}?${others}`;
    },
  });

  return {
    section,
    ...pagesOf("page"),
    pagesOf,
    /** A filter of the part; empty while it is not chosen. */
    filter: (name: string): string => (params.get(name) ?? "").trim().slice(0, 80),
    /** Narrows the list and goes back to its first page. */
    choose: (filters: Readonly<Record<string, string>>) =>
      setParams(paramsOf(section, filters), { replace: true, preventScrollReset: true }),
    pathOf: (other: Section, filters: Readonly<Record<string, string>> = {}): string =>
      `${deskBooksPath}?${new URLSearchParams(paramsOf(other, filters))}`,
  };
}

export type BooksAddress = ReturnType<typeof useBooksAddress>;

function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

function paramsOf(section: Section, filters: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = Object.entries(filters).filter(([, value]) => value !== "");
  return { section, ...Object.fromEntries(chosen) };
}
