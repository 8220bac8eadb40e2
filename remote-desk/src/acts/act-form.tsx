import { outcomeOf } from "@mandi/shared/forms/outcome";
import { SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { desk } from "@mandi/shared/messages/desk";
import { acts } from "@mandi/shared/messages/desk-acts";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useFormikContext } from "formik";
import { type ReactNode, useEffect, useRef } from "react";
import { ActDialog } from "../common/act-dialog";
import { FormReason } from "../common/form-reason";
import { ActFieldInput } from "./act-field";
import { type ActValues, emptyAct, problemsOf } from "./act-values";
import { AlreadyWaits } from "./already-waits";
import type { ActDraft, DeskAct } from "./desk-act";
import { RequestInTheWay } from "./request-in-the-way";
import { type ActEnd, useAct } from "./use-act";
import { useDraft } from "./use-draft";
import { useWaitingAct } from "./use-waiting-act";

export interface ActFormProps extends ActEnd {
  readonly act: DeskAct;
  /** Somebody else was faster: the act is no longer possible. */
  readonly isGone?: boolean;
  /** The requests about its object that wait for a second person. */
  readonly waitingIds?: readonly number[];
  readonly onClose: () => void;
}

/** What an act does and on which figures. */
const Basis = ({ act: { text, figures } }: Pick<ActFormProps, "act">) => (
  <>
    {text === undefined ? null : <p>{text}</p>}
    {figures.length === 0 ? null : <DefinitionList items={figures} />}
  </>
);

/** An act with its fields; where it was asked for already, the request that waits. */
export function ActForm({ waitingIds = [], ...form }: ActFormProps) {
  const waiting = useWaitingAct(form.act, waitingIds);
  if (waiting === "loading") return null;
  if (waiting === null) return <ActFields {...form} />;
  return <AlreadyWaits act={form.act} approvalId={waiting} onClose={form.onClose} />;
}

/** The fields of an act, under the figures on which it is decided; a refusal keeps what was typed. */
function ActFields({ act, isGone = false, onClose, ...end }: Omit<ActFormProps, "waitingIds">) {
  const { saving, submit } = useAct(end);
  const { drafting, isReadFor, draftFor, forget } = useDraft(act);

  async function press(values: ActValues) {
    if (!(await isReadFor(values))) {
      saving.endRefusal();
      return undefined;
    }
    const fixed = { ...act.fixed, ...draftFor(values)?.fixed };
    const outcome = await submit({ ...act, fixed }, values);
    // After a lost answer the same total is sent again: the server may have acted on it.
    if (outcome.kind === "refused" && outcomeOf(outcome.failure) === "decided") forget();
    return outcome;
  }

  return (
    <SubmitForm initialValues={emptyAct(act)} validate={(values) => problemsOf(act, values)} onSubmit={press}>
      <Filled>
        {(values) => {
          const draft = draftFor(values);
          const isFirst = act.draft !== undefined && draft === null;
          return (
            <ActDialog
              title={act.question ?? act.title}
              // Why the total that was shown is refused stays until another one is.
              saving={isFirst && saving.refusal === null ? drafting : saving}
              confirmText={isFirst ? acts.showTotal : (draft?.confirmText ?? act.confirmFor?.(values) ?? act.title)}
              busyText={desk.working}
              isDanger={act.isDanger ?? false}
              isGone={isGone}
              keepText={act.keepText}
              onClose={onClose}
            >
              <RequestInTheWay refusal={saving.refusal} />
              {isGone ? <Note tone="warn">{acts.gone}</Note> : <Basis act={act} />}
              {act.fields.map((field) => (
                <ActFieldInput key={field.name} field={field} />
              ))}
              <FormReason label={act.reasonLabel} />
              <div role="status">{draft === null ? null : <Drafted figures={draft.figures} />}</div>
            </ActDialog>
          );
        }}
      </Filled>
    </SubmitForm>
  );
}

/** What the act comes to, brought into view: it is below the fields, and the button below it confirms it. */
function Drafted({ figures }: Pick<ActDraft, "figures">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "end" }), []);
  return (
    <div ref={place}>
      <DefinitionList items={figures} />
    </div>
  );
}

/** What is typed in the form now. */
function Filled({ children }: { readonly children: (values: ActValues) => ReactNode }) {
  return children(useFormikContext<ActValues>().values);
}
