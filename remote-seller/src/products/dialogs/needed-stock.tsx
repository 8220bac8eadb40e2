import { dialogs } from "@mandi/shared/messages/seller-products";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ShortSizes, shortSizes } from "../../common/short-sizes";
import { readQuotation } from "../../quotation/quotation.api";

const enquiryQuery = defineQuery((signal, id: number) => readQuotation(String(id), signal));

/** What the enquiry that led here asks for, and how much of it is free. Without it the stock can be entered all the same. */
export function NeededStock({ enquiryId }: { readonly enquiryId: number }) {
  const state = useQuery(enquiryQuery, [enquiryId]);
  if (state.kind !== "ready" || shortSizes(state.data).length === 0) return null;
  const { product, variation } = state.data;
  return (
    <Note>
      {dialogs.stockNeeded(product.unique_id)}
      <ShortSizes variation={variation} />
    </Note>
  );
}
