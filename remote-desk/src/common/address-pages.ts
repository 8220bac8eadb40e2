import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";

/** Where a paged list is, and the addresses of its other pages. */
export interface AddressPages {
  readonly page: number;
  readonly pageHref: (to: number) => string;
}

/** Paging of a list whose position is in the parameters of a page under this name; the other parameters stay. */
export function addressPages(path: string, params: URLSearchParams, name: string): AddressPages {
  return {
    page: pageIn(params, name),
    pageHref: (to) => `${path}?${paramsOfPage(params, to, name)}`,
  };
}
