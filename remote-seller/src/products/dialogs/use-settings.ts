import { useSubmit } from "@mandi/shared/forms/use-submit";
import type { Query } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useId, useState } from "react";
import type { ProductDialogProps } from "./dialog-props";

/** Common to the update dialogs: the current settings, and the submit that closes the dialog after a success. */
export function useSettings<Settings>(
  { product, onSaved, onClose }: ProductDialogProps,
  query: Query<[id: number], Settings>,
) {
  const formId = useId();
  const [isDirty, setIsDirty] = useState(false);
  const state = useQuery(query, [product.id]);
  const saving = useSubmit({ onRefresh: onSaved, onLeave: onClose });
  return { formId, state, saving, isDirty, setIsDirty };
}
