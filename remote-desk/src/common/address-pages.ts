/** Where a paged list is, and the addresses of its other pages. */
export interface AddressPages {
  readonly page: number;
  readonly pageHref: (to: number) => string;
}

/** Paging of a list whose position is in the parameters of a page under this name; the other parameters stay. */
export function addressPages(path: string, params: URLSearchParams, name: string): AddressPages {
  return {
    page: pageNumber(params.get(name)),
    pageHref: (to) => {
      const others = new URLSearchParams(params);
      others.set(name, String(to));
      return `${path}?${others}`;
    },
  };
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? page : 1;
}
