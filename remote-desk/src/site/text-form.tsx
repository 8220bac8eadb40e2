import { reasonField } from "@mandi/shared/contract/desk/field";
import type { DeskText } from "@mandi/shared/contract/desk/site";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { texts } from "@mandi/shared/messages/desk-site";
import { Note } from "@mandi/shared/ui/feedback/note";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { object } from "yup";
import { canHold } from "../editor/read-html";
import { RichTextField } from "../editor/rich-text-field";
import { ContentForm } from "./content-form";
import styles from "./site.module.css";
import { textName } from "./text-words";

const schema = object({ reason: contractText(reasonField) });

export interface TextFormProps {
  readonly text: DeskText;
  readonly onSaved: () => void;
}

/** Edits a text of the site; one with a part that the editor would lose is read-only. */
export function TextForm({ text, onSaved }: TextFormProps) {
  const { key, value, is_html, version } = text;
  if (is_html && !canHold(value)) {
    return (
      <div className={styles.text}>
        <Note tone="warn">{texts.cannotHold}</Note>
        <div className={styles.preview}>
          <RichHtml html={value} look="read" />
        </div>
      </div>
    );
  }
  return (
    <ContentForm
      title={textName(key)}
      right="rules"
      initialValues={{ value, reason: "" }}
      schema={schema}
      callOf={(typed) => ({
        path: "/desk/text",
        body: { key, value: typed.value, version, reason: typed.reason.trim() },
      })}
      question={{ title: texts.saveTitle, text: texts.saveText }}
      preview={(typed) => (is_html ? <RichHtml html={typed.value} look="read" /> : <p>{typed.value}</p>)}
      onLeave={onSaved}
    >
      {is_html ? (
        <RichTextField name="value" label={textName(key)} />
      ) : (
        <FormTextField name="value" label={textName(key)} maxLength={400} autoComplete="off" isOptional />
      )}
    </ContentForm>
  );
}
