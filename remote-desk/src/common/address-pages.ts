import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";

/** Rows of a full page of a list of the desk. */
export const rowsOfPage = 50;

/** Where a paged list is, and the addresses of its other pages. */
export interface AddressPages {
  readonly page: number;
  readonly pageHref: (to: number) => string;
}

/** Whether a list has rows on other pages than this one: a page that is not full is the last. */
export const hasOtherPages = (page: number, rows: number): boolean => page > 1 || rows >= rowsOfPage;

/** Paging of a list whose position is in the parameters of a page under this name; the other parameters stay. */
export function addressPages(path: string, params: URLSearchParams, name: string): AddressPages {
  return {
    page: pageIn(params, name),
    pageHref: (to) => `${path}?${paramsOfPage(params, to, name)}`,
  };
}
