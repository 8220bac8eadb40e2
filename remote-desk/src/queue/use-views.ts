import { notify } from "@mandi/shared/browser/notify";
import type { QueueView } from "@mandi/shared/contract/desk/queue";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { HttpFailure } from "@mandi/shared/http";
import { dropView, saveView } from "./queue.api";

/** Saves a filter under a name; an error is shown at the field of the name. */
export function useKeepView() {
  const saving = useSubmit({ cooldownMs: 0, isSaidAtFields: true });
  const keep = (view: QueueView) => saving.submit(() => saveView(view));
  return { saving, keep };
}

/** Drops a saved filter; a notice reports the outcome. */
export function useDropView(onChanged: () => void): (name: string) => Promise<void> {
  return async (name) => {
    try {
      notify.success((await dropView(name)).message);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(error.message);
    }
    onChanged();
  };
}
