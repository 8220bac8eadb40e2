import { notify } from "@mandi/shared/browser/notify";
import type { QueueView } from "@mandi/shared/contract/desk/queue";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { HttpFailure } from "@mandi/shared/http";
import { dropView, saveView } from "./queue.api";

/** Keeps a filter under a name; what is wrong with the name is said at its field. */
export function useKeepView() {
  const saving = useSubmit({ cooldownMs: 0, isSaidAtFields: true });
  const keep = (view: QueueView) => saving.submit(() => saveView(view));
  return { saving, keep };
}

/** Drops a named filter; a notice says how that went. */
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
