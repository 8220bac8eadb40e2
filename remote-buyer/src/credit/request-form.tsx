import type { CreditDocumentType } from "@mandi/shared/contract/credit-wallet";
import { credit } from "@mandi/shared/messages/buyer-account";
import { Button } from "@mandi/shared/ui/controls/button";
import { RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { type FormEvent, useRef } from "react";
import styles from "./request-form.module.css";
import { useRequestCredit } from "./use-credit-request";

export interface RequestFormProps {
  readonly types: readonly CreditDocumentType[];
  readonly onDone: () => void;
}

/** One document type of those that the desk accepts. */
export function RequestForm({ types, onDone }: RequestFormProps) {
  const { chosen, choose, error, submit, isBusy, refusal } = useRequestCredit(onDone);
  const place = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await submit();
    place.current?.querySelector<HTMLElement>("fieldset[aria-describedby] input")?.focus();
  }

  if (types.length === 0) return <Note>{credit.noTypes}</Note>;
  return (
    <Block title={credit.types}>
      <form ref={place} className={styles.form} onSubmit={handleSubmit} noValidate>
        <RadioGroup
          label={credit.choose}
          name="document-type"
          look="boxed"
          choices={types.map((type) => ({ value: String(type.id), label: type.name, detail: <Titles type={type} /> }))}
          value={chosen}
          onValue={choose}
          error={error}
        />
        <div role="alert">{refusal ? <Note tone="bad">{refusal}</Note> : null}</div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyText={credit.submitting}>
          {credit.submit}
        </Button>
      </form>
    </Block>
  );
}

/** What has to be handed in; titles and descriptions are parallel lists. */
function Titles({ type: { title, description } }: { readonly type: CreditDocumentType }) {
  return (
    <span className={styles.titles}>
      {title.map((words, place) => (
        <span key={words}>{description[place] ? `${words}: ${description[place]}` : words}</span>
      ))}
    </span>
  );
}
