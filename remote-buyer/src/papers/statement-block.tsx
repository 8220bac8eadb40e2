import { tradePaperPath } from "@mandi/shared/contract/page-paths";
import { type AccountSide, accountSides } from "@mandi/shared/contract/trade-paper";
import { FormSelect } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { paperList } from "@mandi/shared/messages/paper-list";
import { useSession } from "@mandi/shared/session";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import { monthsBefore } from "./months";
import styles from "./papers.module.css";
import { useStatement } from "./use-statement";

interface StatementForm {
  readonly side: string;
  readonly from: string;
  readonly to: string;
}

/** The form that requests a statement of account, over any of the last twelve full months. */
export function StatementBlock({ onIssued }: { readonly onIssued: () => void }) {
  const type = useSession(({ user }) => user?.type);
  const { submit, saving, made } = useStatement(onIssued);
  const sides = accountSides.filter((side) => side === "buyer" || side === type);
  const months = monthsBefore(Date.now());
  const send = ({ side, from, to }: StatementForm) =>
    submit({ side: sides.find((one) => one === side) ?? "buyer", from, to });
  const last = months[0]?.value ?? "";
  return (
    <Block title={paperList.statement} isThin>
      <p>{paperList.statementText}</p>
      <SubmitForm initialValues={{ side: sides.at(-1) ?? "buyer", from: last, to: last }} onSubmit={send}>
        <FormFields saving={saving} className={styles.form}>
          {sides.length === 1 ? null : <FormSelect name="side" label={paperList.side} choices={sides.map(choiceOf)} />}
          <FormSelect name="from" label={paperList.from} choices={months} />
          <FormSelect name="to" label={paperList.to} choices={months} />
          <SubmitButton variant="secondary" saving={saving} busyText={paperList.making}>
            {paperList.make}
          </SubmitButton>
        </FormFields>
      </SubmitForm>
      <InlineStatus>
        {made === null ? null : (
          <Link to={tradePaperPath(made)} className={styles.link}>
            {paperList.openMade}
          </Link>
        )}
      </InlineStatus>
    </Block>
  );
}

const choiceOf = (side: AccountSide) => ({ value: side, label: paperList.sides[side] });
