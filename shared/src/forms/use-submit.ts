import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useRef, useState } from "react";
import { noticeDurationMs, notify } from "../browser/notify";
import { type IntentionKeys, intentionKeys } from "./intention-keys";
import { outcomeOf } from "./outcome";
import { type AfterSuccess, useAfterSuccess } from "./use-after-success";
import { useCooldown } from "./use-cooldown";

/** The outcome of a submit; `blocked` while an earlier one runs or cools down, or has already completed. */
export type Outcome<Answer> =
  | { readonly kind: "done"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly failure: HttpFailure }
  | { readonly kind: "blocked" };

/** The call of a submit. It requests the idempotency key for the body that it is about to send. */
export type Send<Answer> = (keyFor: IntentionKeys["keyFor"]) => Promise<Answer>;

export interface SubmitOptions extends AfterSuccess {
  /** How long the toasts are shown. */
  readonly noticeMs?: number;
  /** No toasts: the form shows the outcome itself. */
  readonly isQuiet?: boolean;
  /** No toast for a refusal that names fields: the form shows it at them, and the specification asks for no toast. */
  readonly isSaidAtFields?: boolean;
  /** The button is enabled again this long after a submit; 0 where a dialog has already asked. */
  readonly cooldownMs?: number;
  /** The form is meant for more than one submit, so a success enables it again. */
  readonly isRepeatable?: boolean;
  /** Money moves: an edited amount keeps the key of the one whose answer was lost. */
  readonly isMoney?: boolean;
  /** Where the keys are kept, when they have to outlive the page. */
  readonly keys?: IntentionKeys;
  /** The message for a refusal, where it is not the server's. */
  readonly refusalOf?: (failure: HttpFailure) => string;
  /** Called at once after a success. */
  readonly onDone?: () => void;
}

export interface SubmitPress {
  /** Answers a question of the server; the cooldown does not delay it. */
  readonly isAnswer?: boolean;
}

/** Every form except the seller's offer. */
const usualCooldownMs = 2000;

/**
 * The one way to submit what a person decided. It sends once however often they press, with one idempotency key for
 * each intention; shows the server's message in a toast; and keeps a refusal for the form, because a toast may be gone
 * before it is read. A lost answer leaves the key unchanged: the server may have acted.
 */
export function useSubmit(options: SubmitOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  const lock = useRef<"open" | "busy" | "over">("open");
  const { isRepeatable = false, isMoney = false, cooldownMs = usualCooldownMs } = options;
  const [ownKeys] = useState(() => intentionKeys({ coversEdits: isMoney }));
  const { isCooling, start: startCooldown } = useCooldown(cooldownMs);
  const { isDone, refusal, refusedFields, begin, succeed, fail, refuse, endRefusal } = useOutcome(options);

  const current = { keys: options.keys ?? ownKeys, startCooldown, isRepeatable };
  const latest = useRef(current);
  latest.current = current;

  const submit = useCallback(
    async <Answer extends { readonly message: string }>(
      send: Send<Answer>,
      { isAnswer = false }: SubmitPress = {},
    ): Promise<Outcome<Answer>> => {
      const { keys, startCooldown: startsCooldown } = latest.current;
      if (lock.current !== "open" || (!startsCooldown() && !isAnswer)) return { kind: "blocked" };
      lock.current = "busy";
      setIsBusy(true);
      begin();
      try {
        const answer = await send(keys.keyFor);
        keys.settle();
        lock.current = latest.current.isRepeatable ? "open" : "over";
        succeed(answer.message);
        return { kind: "done", answer };
      } catch (error) {
        lock.current = "open";
        if (!(error instanceof HttpFailure)) throw error;
        if (outcomeOf(error) === "decided") keys.settle();
        fail(error);
        return { kind: "refused", failure: error };
      } finally {
        setIsBusy(false);
      }
    },
    [begin, succeed, fail],
  );

  const isOver = isDone && !isRepeatable;
  return {
    submit,
    refuse,
    endRefusal,
    isBusy,
    isDone,
    /** The server has the content of the form, and the form is about to close. */
    isOver,
    /** The button accepts no press now. */
    isBlocked: isOver || (isCooling && !isBusy),
    refusal,
    /**
     * The server's messages about single fields, by their names on the wire: to be shown at the fields, not above the
     * form.
     */
    refusedFields,
  };
}

export type Submission = ReturnType<typeof useSubmit>;

type FieldTexts = Readonly<Record<string, string>>;

interface Refused {
  readonly text: string;
  readonly fields: FieldTexts;
}

const noFields: FieldTexts = {};

/** The outcome of the last submit: shown in a toast, followed up, and kept for the form. */
function useOutcome(options: SubmitOptions) {
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const startAfterSuccess = useAfterSuccess(options);
  const latest = useRef(options);
  latest.current = options;

  /** The refusal stays until the answer: it may be above the button, which must not move under the next press. */
  const begin = useCallback(() => setIsDone(false), []);

  /** The content has changed: the refusal no longer applies to it. */
  const endRefusal = useCallback(() => setRefusal(null), []);

  /** Shows why nothing is sent, or why the server refused. */
  const refuse = useCallback((text: string, fields = noFields) => {
    const { isQuiet = false, isSaidAtFields = false, noticeMs = noticeDurationMs } = latest.current;
    const isSaid = isQuiet || (isSaidAtFields && Object.keys(fields).length > 0);
    if (!isSaid) notify.error(text, noticeMs);
    setRefusal({ text, fields });
  }, []);

  const succeed = useCallback(
    (message: string) => {
      const { isQuiet = false, noticeMs = noticeDurationMs, onDone } = latest.current;
      setRefusal(null);
      setIsDone(true);
      startAfterSuccess();
      if (!isQuiet) notify.success(message, noticeMs);
      onDone?.();
    },
    [startAfterSuccess],
  );

  const fail = useCallback(
    (failure: HttpFailure) => {
      const { refusalOf = messageOf } = latest.current;
      // Cancelled: the session has ended in the meantime, so nobody is left to read the outcome.
      if (failure.kind === "aborted") endRefusal();
      else refuse(refusalOf(failure), firstTexts(failure));
    },
    [refuse, endRefusal],
  );

  return {
    isDone,
    refusal: refusal?.text ?? null,
    refusedFields: refusal?.fields ?? noFields,
    begin,
    succeed,
    fail,
    refuse,
    endRefusal,
  };
}

function firstTexts({ fields }: HttpFailure): FieldTexts {
  return Object.fromEntries(Object.entries(fields).map(([name, [text = ""]]) => [name, text]));
}

const messageOf = ({ message }: HttpFailure): string => message;
