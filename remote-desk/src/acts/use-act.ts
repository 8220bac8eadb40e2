import type { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { preparePaper } from "@mandi/shared/ui/controls/paper-file";
import { sendAct } from "../decide/desk-api";
import { useUploadOnce } from "../decide/use-upload-once";
import { type ActValues, bodyOf } from "./act-values";
import type { DeskAct } from "./desk-act";

export interface ActEnd {
  /** It was done, or waits for a second person under this key; the answer names the new object. */
  readonly onDone: (approvalId: number | null, answer: DeskAnswer) => void;
  readonly onRefused?: () => void;
}

/** Sends an act with its typed values; a document is uploaded first, only once however often the act is tried. */
export function useAct({ onDone, onRefused }: ActEnd) {
  const saving = useSubmit({ cooldownMs: 0, isMoney: true });
  const uploadOnce = useUploadOnce();

  async function keysOfPapers({ fields }: DeskAct, values: ActValues) {
    const keys: Record<string, number | readonly number[]> = {};
    for (const [name, file] of Object.entries(values)) {
      if (!(file instanceof File)) continue;
      const id = await uploadOnce(name, file, (await preparePaper(file)) ?? file);
      keys[name] = fields.some((field) => field.name === name && "isList" in field) ? [id] : id;
    }
    return keys;
  }

  async function submit(act: DeskAct, values: ActValues) {
    const outcome = await saving.submit(async (keyFor) => {
      const body = { ...bodyOf(act, values), ...(await keysOfPapers(act, values)) };
      return sendAct(act.path, body, keyFor({ act: act.key, ...body }));
    });
    if (outcome.kind === "done") onDone(outcome.answer.approval_id, outcome.answer);
    if (outcome.kind === "refused") onRefused?.();
    return outcome;
  }

  return { saving, submit };
}
