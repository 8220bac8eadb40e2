import { reasonField } from "@mandi/shared/contract/desk/field";
import type { DeskTemplate } from "@mandi/shared/contract/desk/site";
import { fillTemplate, templateProblem, valuesIn } from "@mandi/shared/format/template-text";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormTextArea } from "@mandi/shared/forms/parts/form-field";
import { messages } from "@mandi/shared/messages/desk-site";
import { Button } from "@mandi/shared/ui/controls/button";
import { useState } from "react";
import { object, string } from "yup";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { WithRight } from "../rights/with-right";
import { ContentForm } from "./content-form";
import styles from "./site.module.css";

const longest = 300;

export interface MessageFormProps {
  readonly template: DeskTemplate;
  readonly onSaved: () => void;
}

/** Rewords a message; it keeps the placeholders in braces, which the product fills. */
export function MessageForm({ template, onSaved }: MessageFormProps) {
  const { kind, text, standard, version, is_own } = template;
  const [isRestoring, setIsRestoring] = useState(false);
  const values = valuesIn(standard).map((name) => `{${name}}`);
  return (
    <>
      <ContentForm
        title={messages.edit(kind)}
        right="rules"
        initialValues={{ text, reason: "" }}
        schema={schemaOf(standard)}
        callOf={(typed) => ({
          path: "/desk/template",
          body: { kind, text: typed.text.trim(), version, reason: typed.reason.trim() },
        })}
        question={{ title: messages.saveTitle, text: messages.saveText }}
        preview={(typed) => <p>{fillTemplate(typed.text, messages.samples)}</p>}
        onLeave={onSaved}
      >
        <FormTextArea name="text" label={messages.text} hint={messages.hint(values.join(", "))} maxLength={longest} />
      </ContentForm>
      {is_own ? (
        <div className={styles.standard}>
          <p>{`${messages.standardIs}: ${standard}`}</p>
          <WithRight right="rules">
            <Button onClick={() => setIsRestoring(true)}>{messages.restore}</Button>
          </WithRight>
        </div>
      ) : null}
      {isRestoring ? (
        <OpenAct act={restoreAct(template)} onClose={() => setIsRestoring(false)} onDone={onSaved} />
      ) : null}
    </>
  );
}

const schemaOf = (standard: string) =>
  object({
    text: string()
      .trim()
      .required(messages.missing)
      .test("values", (text, context) => {
        const problem = templateProblem(text, standard);
        return problem === null || context.createError({ message: problem });
      }),
    reason: contractText(reasonField),
  });

const restoreAct = ({ kind, version }: DeskTemplate): DeskAct => ({
  key: "template set",
  title: messages.restore,
  question: messages.restoreTitle,
  text: messages.restoreText,
  right: "rules",
  path: "/desk/template",
  fields: [],
  figures: [],
  fixed: { kind, text: "", version },
});
