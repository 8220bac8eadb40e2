import { useState } from "react";
import { useLater } from "../page/use-later";
import { useSubmit } from "../page/use-submit";
import { sendBid, withdrawBid } from "./enquiry-detail.api";

/** Giving, changing and taking back the own price. A refused one keeps its dialog and what was typed. */
export function useBid(enquiryId: number, reload: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const saving = useSubmit();
  const removing = useSubmit();
  const later = useLater();

  async function save(rupees: number): Promise<void> {
    const { kind } = await saving.write((key) => sendBid(enquiryId, { price: rupees }, key));
    if (kind === "done") later(() => finish(setIsOpen));
    else reload();
  }

  async function withdraw(): Promise<void> {
    const { kind } = await removing.write((key) => withdrawBid(enquiryId, key));
    if (kind === "done") later(() => finish(setIsWithdrawing));
    else reload();
  }

  function finish(setOpen: (isOpen: boolean) => void): void {
    setOpen(false);
    reload();
  }

  return {
    isOpen,
    open() {
      saving.forgive();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    save,
    saving,
    isWithdrawing,
    askToWithdraw() {
      removing.forgive();
      setIsWithdrawing(true);
    },
    keepBid: () => setIsWithdrawing(false),
    withdraw,
    removing,
  };
}
