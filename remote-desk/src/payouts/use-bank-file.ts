import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure, http } from "@mandi/shared/http";
import { payouts as words } from "@mandi/shared/messages/desk-payouts";
import { useState } from "react";

/** Saves the bank's file of a batch; a failure is shown in a notice. */
export function useBankFile(batchId: number) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(`payout-batch-${batchId}.csv`, await http.file(`/desk/payout-batch/${batchId}/file`));
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(words.saveFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return { save, isBusy };
}
