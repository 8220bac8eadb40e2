import { bulk } from "@mandi/shared/messages/seller-bulk";
import { useState } from "react";
import type { BulkDialogProps } from "../bulk-dialog";
import { PlanDialog } from "../plan/plan-dialog";
import { unfinishedChanges } from "./unfinished";

/** The rest of a change that was interrupted by closing or reloading the tab, to review and continue. */
export function UnfinishedDialog({ onClose, onSaved }: BulkDialogProps) {
  const [changes] = useState(unfinishedChanges);
  return (
    <PlanDialog
      title={bulk.unfinishedTitle}
      context={bulk.unfinishedText}
      plan={{ changes, unchanged: 0, problems: [] }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
