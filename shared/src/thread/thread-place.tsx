import { thread } from "../messages/thread";
import { latePart } from "../ui/feedback/late-part";

/** The messages of a quotation, below the main content of the page: their code loads after the page is shown. */
export const ThreadPlace = latePart(
  async () => (await import(/* webpackChunkName: "thread" */ "./quotation-thread")).QuotationThread,
  { failed: thread.notLoaded, waiting: null },
);
