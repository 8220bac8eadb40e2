import { lists } from "@mandi/shared/messages/desk-table";
import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { useSearchParams } from "react-router-dom";

/** Rows of a page of every list of the desk. */
const pageRows = 50;

/** The page number in the address, from 1. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  return pageIn(params);
}

/** Whether there are more pages: rows that the filter hides here may be on another one. */
export const hasOtherPages = (page: number, rows: number): boolean => page > 1 || rows === pageRows;

/** Links to the previous and next rows. */
export function PageLinks({ page, rows }: { readonly page: number; readonly rows: number }) {
  const [params] = useSearchParams();
  const to = (wanted: number) => `?${paramsOfPage(params, wanted)}`;
  return (
    <>
      {page > 1 ? <ButtonLink to={to(page - 1)}>{lists.before}</ButtonLink> : null}
      {rows === pageRows ? <ButtonLink to={to(page + 1)}>{lists.after}</ButtonLink> : null}
    </>
  );
}
