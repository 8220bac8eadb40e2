import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";
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

  return {
    state,
    filter: readEnquiryFilter(params.get("status")),
    page: pageIn(params),
    chooseFilter,
    pageHref: (page: number) => ({ search: paramsOfPage(params, page).toString() }),
    older,
  };
}
