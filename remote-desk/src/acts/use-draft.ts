import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useState } from "react";
import { type ActValues, typedOf } from "./act-values";
import type { ActDraft, DeskAct } from "./desk-act";

/** What an act comes to with the values typed now; null until it is read for exactly these. */
export function useDraft({ fields, draft }: Pick<DeskAct, "fields" | "draft">) {
  const drafting = useSubmit({ cooldownMs: 0, isQuiet: true, isRepeatable: true });
  const [read, setRead] = useState<{ readonly of: string; readonly draft: ActDraft } | null>(null);
  const keyOf = (values: ActValues): string => JSON.stringify(typedOf({ fields }, values));

  /** @returns whether there is one to act on already; otherwise it is fetched */
  async function isReadFor(values: ActValues): Promise<boolean> {
    if (draft === undefined || read?.of === keyOf(values)) return true;
    await drafting.submit(async () => {
      setRead({ of: keyOf(values), draft: await draft(typedOf({ fields }, values)) });
      return { message: "" };
    });
    return false;
  }

  return {
    drafting,
    isReadFor,
    /** The server refuses these figures: they have to be read again. */
    forget: () => setRead(null),
    draftFor: (values: ActValues): ActDraft | null => (read?.of === keyOf(values) ? read.draft : null),
  };
}
