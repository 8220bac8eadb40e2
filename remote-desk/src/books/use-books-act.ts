import { useSubmit } from "@mandi/shared/forms/use-submit";
import { books as words } from "@mandi/shared/messages/desk-books";
import type { Choice } from "@mandi/shared/ui/controls/select";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";

/** Something that an act asks for besides the reason, by its name on the wire. */
export interface ActField {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "day" | "month" | "km" | "choice";
  readonly choices?: readonly Choice[];
}

/** An act of the books: the question before it, and the call that it is. */
export interface BooksAct {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly path: string;
  readonly fields?: readonly ActField[];
  /** What the call says besides what is typed. */
  readonly fixed?: Readonly<Record<string, string | number>>;
  readonly isDanger?: boolean;
}

/** What is typed for an act, what is wrong with it, and sending it. */
export function useBooksAct(act: BooksAct, onDone: () => void) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const reason = useReason();
  const saving = useSubmit({ isMoney: true, cooldownMs: 0, isRepeatable: true, isSaidAtFields: true });
  const { fields = [] } = act;
  const textOf = (name: string): string => values[name] ?? "";

  function problemOf({ name, kind }: ActField): string | undefined {
    const text = textOf(name).trim();
    if (!isAsked) return undefined;
    if (text === "") return words.missing;
    if (kind === "km" && !/^\d{1,4}$/.test(text)) return words.badKm;
    return saving.refusedFields[name];
  }

  async function send(): Promise<void> {
    setIsAsked(true);
    const isWhole = fields.every(({ name, kind }) =>
      kind === "km" ? /^\d{1,4}$/.test(textOf(name).trim()) : textOf(name).trim() !== "",
    );
    if (!reason.check() || !isWhole) return;
    const typed = fields.map(({ name, kind }) => [name, kind === "km" ? Number(textOf(name)) : textOf(name).trim()]);
    const body = { ...act.fixed, ...Object.fromEntries(typed), reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct(act.path, body, keyFor({ path: act.path, ...body })));
    if (outcome.kind === "done") onDone();
  }

  return {
    reason,
    saving,
    textOf,
    problemOf,
    change: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    send,
  };
}
