import { usePageState } from "@mandi/shared/state/use-page-state";
import { useId, useState } from "react";
import { useSaving } from "../../page/use-saving";
import type { ProductDialogProps } from "./dialog-props";

/** What every update dialog needs: the settings as they are, and the saving that leaves the dialog after a success. */
export function useSettings<Settings>(
  { product, onSaved, onClose }: ProductDialogProps,
  read: (id: number, signal: AbortSignal) => Promise<Settings>,
) {
  const formId = useId();
  const [isDirty, setIsDirty] = useState(false);
  const state = usePageState(String(product.id), (signal) => read(product.id, signal));
  const saving = useSaving({
    onLeave() {
      onSaved();
      onClose();
    },
  });
  return { formId, state, saving, isDirty, setIsDirty };
}
