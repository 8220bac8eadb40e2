import type { Quotation } from "@mandi/shared/contract/quotation";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { useEffect, useRef, useState } from "react";

const news: Readonly<Record<string, string>> = quotationPage.news;

/**
 * What a refresh has changed, for somebody who does not see it: the offers have closed, there is a price to book, or it has
 * ended. Null until then. An order is left out: its heading takes the focus.
 */
export function useQuotationNews({ status, is_closed }: Quotation): string | null {
  const stage = status === "pending" && is_closed === 1 ? "closed" : status;
  const before = useRef<string>(stage);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    setText(news[stage] ?? null);
  }, [stage]);
  return text;
}
