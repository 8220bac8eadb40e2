import { useWrite } from "@mandi/shared/state/use-write";
import { withdrawQuotation } from "./quotation.api";

/** Takes a request back while nobody is marked (docs/domain.md#quotation). */
export function useWithdraw(id: number, onDone: () => void) {
  const { write, isBusy, refusal } = useWrite();

  async function withdraw(): Promise<void> {
    const { kind } = await write((key) => withdrawQuotation(id, key));
    if (kind === "done") onDone();
  }

  return { withdraw, isBusy, refusal };
}
