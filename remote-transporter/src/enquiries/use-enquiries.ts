import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { definePages } from "@mandi/shared/query/pages";
import { readNewestRows, searchOf } from "../common/newest-rows";
import { refetchInterval, useNewestRows } from "../common/use-newest-rows";
import { readEnquiries } from "./enquiries.api";
import { type EnquiryFilter, readEnquiryFilter } from "./enquiry-filter";

export const enquiriesPerPage = 20;

const enquiryPages = definePages(
  (signal, number: number, search: string) =>
    readNewestRows((page) => readEnquiries(signal, { ...page, ...searchOf(search) }), number),
  { keyOf: ({ id }) => id, refetchInterval, isKept: true },
);

/** The enquiries of the workspace that match a search, with status and page from the address. */
export function useEnquiries(search: string) {
  const [params, setParams] = useAddressQuery();
  const { state, older } = useNewestRows(enquiryPages, [search]);

  function chooseFilter(filter: EnquiryFilter): void {
    setParams((before) => {
      before.delete("page");
      if (filter === "all") before.delete("status");
      else before.set("status", filter);
      return before;
    });
  }

  function pageHref(page: number) {
    const query = new URLSearchParams(params);
    if (page === 1) query.delete("page");
    else query.set("page", String(page));
    return { search: query.toString() };
  }

  return {
    state,
    filter: readEnquiryFilter(params.get("status")),
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
    chooseFilter,
    pageHref,
    older,
  };
}
