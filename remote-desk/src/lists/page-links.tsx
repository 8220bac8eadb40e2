import { lists } from "@mandi/shared/messages/desk-table";
import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { useSearchParams } from "react-router-dom";
import { rowsOfPage } from "../common/address-pages";

/** The page number in the address, from 1. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  return pageIn(params);
}

/** Links to the previous and next rows. */
export function PageLinks({ page, rows }: { readonly page: number; readonly rows: number }) {
  const [params] = useSearchParams();
  const to = (wanted: number) => `?${paramsOfPage(params, wanted)}`;
  return (
    <>
      {page > 1 ? <ButtonLink to={to(page - 1)}>{lists.before}</ButtonLink> : null}
      {rows >= rowsOfPage ? <ButtonLink to={to(page + 1)}>{lists.after}</ButtonLink> : null}
    </>
  );
}
