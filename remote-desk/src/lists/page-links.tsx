import { lists } from "@mandi/shared/messages/desk-table";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { useSearchParams } from "react-router-dom";

/** Rows of a page of every list of the desk. */
const pageRows = 50;

/** The page number in the address, from 1. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  return Math.max(1, Number(params.get("page")) || 1);
}

/** Whether there are more pages: rows that the filter hides here may be on another one. */
export const hasOtherPages = (page: number, rows: number): boolean => page > 1 || rows === pageRows;

/** Links to the previous and next rows. */
export function PageLinks({ page, rows }: { readonly page: number; readonly rows: number }) {
  const [params] = useSearchParams();
  const to = (wanted: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(wanted) })}`;
  return (
    <>
      {page > 1 ? <ButtonLink to={to(page - 1)}>{lists.before}</ButtonLink> : null}
      {rows === pageRows ? <ButtonLink to={to(page + 1)}>{lists.after}</ButtonLink> : null}
    </>
  );
}
