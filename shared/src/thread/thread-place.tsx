import { thread } from "../messages/thread";
import { latePart } from "../ui/feedback/late-part";

/** The messages of a quotation, after what the page is there for: their code comes once the page is shown. */
export const ThreadPlace = latePart(
  async () => (await import(/* webpackChunkName: "thread" */ "./quotation-thread")).QuotationThread,
  { failed: thread.notLoaded, waiting: null },
);
