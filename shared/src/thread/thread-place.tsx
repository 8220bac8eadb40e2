import { type ComponentType, lazy, Suspense } from "react";
import { thread } from "../messages/thread";
import { Note } from "../ui/feedback/note";
import type { QuotationThreadProps } from "./quotation-thread";

const QuotationThread = lazy(async (): Promise<{ default: ComponentType<QuotationThreadProps> }> => {
  try {
    const { QuotationThread: Thread } = await import(/* webpackChunkName: "thread" */ "./quotation-thread");
    return { default: Thread };
  } catch {
    // The quotation must not break over its messages.
    return { default: () => <Note tone="warn">{thread.notLoaded}</Note> };
  }
});

/** The messages of a quotation, after what the page is there for: their code comes once the page is shown. */
export function ThreadPlace(props: QuotationThreadProps) {
  return (
    <Suspense fallback={null}>
      <QuotationThread {...props} />
    </Suspense>
  );
}
