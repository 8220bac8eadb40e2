import { reasonField } from "@mandi/shared/contract/desk/field";
import { type DeskQuestion, siteEntryWrites } from "@mandi/shared/contract/desk/site-entry";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { faq } from "@mandi/shared/messages/desk-site";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { object, string } from "yup";
import { RichTextField } from "../editor/rich-text-field";
import { ContentForm } from "./content-form";
import styles from "./site.module.css";

interface FaqValues {
  readonly title: string;
  readonly description: string;
  readonly reason: string;
}

const schema = object({
  title: contractText(siteEntryWrites["faq add"].body.properties.title),
  description: string().required(faq.answerMissing),
  reason: contractText(reasonField),
});

export interface FaqFormProps {
  /** Null: a new one. */
  readonly question: DeskQuestion | null;
  readonly onSaved: () => void;
}

/** Edits a question with its answer. */
export function FaqForm({ question, onSaved }: FaqFormProps) {
  const { title = "", description = "" } = question ?? {};

  function callOf(values: FaqValues) {
    const typed = { title: values.title.trim(), description: values.description, reason: values.reason.trim() };
    if (question === null) return { path: "/desk/faq", body: typed };
    return { path: `/desk/faq/${question.id}/edit`, body: { ...typed, version: question.version } };
  }

  return (
    <ContentForm
      title={question === null ? faq.add : faq.edit}
      right="content"
      initialValues={{ title, description, reason: "" }}
      schema={schema}
      callOf={callOf}
      question={{ title: faq.saveTitle, text: faq.saveText }}
      preview={(values) => <FaqPreview {...values} />}
      onLeave={onSaved}
    >
      <FormTextField name="title" label={faq.question} maxLength={300} autoComplete="off" />
      <RichTextField name="description" label={faq.answer} />
    </ContentForm>
  );
}

/** A question with its answer, open, as visitors see it. */
export function FaqPreview({ title, description }: Pick<FaqValues, "title" | "description">) {
  return (
    <>
      <h2 className={styles.question}>{title}</h2>
      <RichHtml html={description} look="read" />
    </>
  );
}
