import type { DeskRight } from "@mandi/shared/contract/desk/right";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { desk } from "@mandi/shared/messages/desk";
import { site } from "@mandi/shared/messages/desk-site";
import { useOpenForm } from "@mandi/shared/query/use-open-form";
import { Button } from "@mandi/shared/ui/controls/button";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { useFormikContext } from "formik";
import { type ReactNode, useEffect, useState } from "react";
import type { AnyObject, ObjectSchema } from "yup";
import { FormReason } from "../common/form-reason";
import styles from "../common/panel.module.css";
import { sendAct } from "../decide/desk-api";
import { useUploadOnce } from "../decide/use-upload-once";
import { WithRight } from "../rights/with-right";
import own from "./site.module.css";

interface Reasoned {
  readonly reason: string;
}

export interface ContentFormProps<Values extends Reasoned> {
  /** What is written here. */
  readonly title: string;
  readonly right: DeskRight;
  readonly initialValues: Values;
  readonly schema: ObjectSchema<AnyObject>;
  /** The call of the act, with the version that was read, so that nobody's change is lost. */
  readonly callOf: (values: Values) => { readonly path: string; readonly body: object };
  /** A file that the act refers to by its key: the act's field and the chosen file; null where none is chosen. */
  readonly fileOf?: (values: Values) => { readonly field: string; readonly file: File } | null;
  /** The confirmation before the text that visitors read changes. */
  readonly question: { readonly title: string; readonly text: string };
  readonly preview: (values: Values) => ReactNode;
  /** Back to the list: after it is saved, and on Cancel, which asks before it discards anything. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A text of the site: edited, previewed as its readers will see it, and saved after one confirmation. */
export function ContentForm<Values extends Reasoned>(props: ContentFormProps<Values>) {
  const { title, right, initialValues, schema, callOf, fileOf, question, preview, onLeave, children } = props;
  const uploadOnce = useUploadOnce();
  const saving = useSubmit({ cooldownMs: 0, isSaidAtFields: true });
  const [asked, setAsked] = useState<Values | null>(null);

  async function answer(values: Values): Promise<void> {
    const { path, body } = callOf(values);
    const chosen = fileOf?.(values) ?? null;
    const outcome = await saving.submit(async (keyFor) => {
      const keys = chosen === null ? {} : { [chosen.field]: await uploadOnce(chosen.field, chosen.file) };
      return sendAct(path, { ...body, ...keys }, keyFor({ path, ...body, ...keys }));
    });
    if (outcome.kind === "done") onLeave();
    // The server's message about a field is shown at the field, which is behind the confirmation.
    if (outcome.kind === "refused" && Object.keys(outcome.failure.fields).length > 0) setAsked(null);
  }

  async function ask(values: Values) {
    saving.endRefusal();
    setAsked(values);
    return undefined;
  }

  return (
    <SubmitForm initialValues={initialValues} validationSchema={schema} onSubmit={ask}>
      <FormFields saving={saving} className={own.form} isGuarded>
        <Columns sideLabel={site.save} side={<SavePanel right={right} onCancel={onLeave} />}>
          <div className={own.text}>
            <h2 className={own.title}>{title}</h2>
            <Written preview={preview}>{children}</Written>
          </div>
        </Columns>
        {asked === null ? null : (
          <ConfirmDialog
            isOpen
            title={question.title}
            confirmText={site.save}
            isBusy={saving.isBusy}
            error={saving.refusal}
            onConfirm={() => void answer(asked)}
            onClose={() => setAsked(null)}
          >
            {question.text}
          </ConfirmDialog>
        )}
      </FormFields>
    </SubmitForm>
  );
}

function SavePanel({ right, onCancel }: { readonly right: DeskRight; readonly onCancel: () => void }) {
  return (
    <Panel rule="act" isBare>
      <PanelPart className={styles.form}>
        <WithRight right={right}>
          <FormReason />
          <Button type="submit" variant="primary" isFull>
            {site.save}
          </Button>
        </WithRight>
        <Button isFull onClick={onCancel}>
          {desk.cancel}
        </Button>
      </PanelPart>
    </Panel>
  );
}

interface WrittenProps<Values> {
  readonly preview: (values: Values) => ReactNode;
  readonly children: ReactNode;
}

function Written<Values extends Reasoned>({ preview, children }: WrittenProps<Values>) {
  const [view, setView] = useState<"edit" | "preview">("edit");
  const { values, dirty, isValid, submitCount } = useFormikContext<Values>();
  useOpenForm(dirty);
  // Errors are shown at the fields, so the fields have to be visible.
  useEffect(() => {
    if (submitCount > 0 && !isValid) setView("edit");
  }, [submitCount, isValid]);
  return (
    <div className={own.text}>
      <Segmented
        label={site.view}
        value={view}
        onValue={setView}
        choices={[
          { value: "edit", label: site.edit },
          { value: "preview", label: site.preview },
        ]}
      />
      {view === "preview" ? <div className={own.preview}>{preview(values)}</div> : children}
    </div>
  );
}
