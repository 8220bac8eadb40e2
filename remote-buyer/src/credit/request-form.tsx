import { type CreditDocumentType, CreditRequestBody } from "@mandi/shared/contract/credit-wallet";
import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { FormRadioGroup } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { credit } from "@mandi/shared/messages/buyer-wallet";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { object, string } from "yup";
import styles from "./request-form.module.css";
import { useRequestCredit } from "./use-credit-request";

/** The field name of the wire. */
const name = "credit_wallet_document_type_id";

const schema = object({ [name]: string().required(sentenceOf(CreditRequestBody.properties[name])) });

export interface RequestFormProps {
  readonly types: readonly CreditDocumentType[];
  readonly onDone: () => void;
}

/** Chooses one of the document types that the desk accepts. */
export function RequestForm({ types, onDone }: RequestFormProps) {
  const { submit, saving } = useRequestCredit(onDone);
  if (types.length === 0) return <Note>{credit.noTypes}</Note>;
  return (
    <Block title={credit.types}>
      <SubmitForm
        initialValues={{ [name]: "" }}
        validationSchema={schema}
        onSubmit={({ [name]: chosen }) => submit(Number(chosen))}
      >
        <FormFields saving={saving} className={styles.form}>
          <FormRadioGroup
            name={name}
            label={credit.choose}
            look="boxed"
            choices={types.map((type) => ({
              value: String(type.id),
              label: type.name,
              detail: <Titles type={type} />,
            }))}
          />
          <SubmitButton saving={saving} busyText={credit.submitting}>
            {credit.submit}
          </SubmitButton>
        </FormFields>
      </SubmitForm>
    </Block>
  );
}

/** The required documents; titles and descriptions are parallel lists. */
function Titles({ type: { title, description } }: { readonly type: CreditDocumentType }) {
  return (
    <span className={styles.titles}>
      {title.map((words, place) => (
        <span key={words}>{description[place] ? `${words}: ${description[place]}` : words}</span>
      ))}
    </span>
  );
}
