import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { taxOf } from "@mandi/shared/messages/desk-user-tax";
import { ActsPanel } from "../acts/acts-panel";
import styles from "../common/panel.module.css";
import { OwnCertificates, TheirCertificates } from "./certificate-list";
import { ownCertificateActs, theirCertificateActs } from "./lower-deduction-acts";
import { taxActs } from "./tax-acts";
import { useLowerDeduction } from "./use-lower-deduction";

export interface TaxPanelProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** The desk's entries about a person's tax deducted at source. */
export function TaxPanel({ user, onChanged }: TaxPanelProps) {
  const { theirs, own } = useLowerDeduction(user);

  function handleChanged(): void {
    void theirs?.refetch();
    void own.refetch();
    onChanged();
  }

  return (
    <ActsPanel
      label={taxOf.title}
      acts={[
        ...taxActs(user),
        ...theirCertificateActs(user, theirs?.kind === "ready" ? theirs.data.data : []),
        ...ownCertificateActs(user, own.kind === "ready" ? own.data.data : []),
      ]}
      onChanged={handleChanged}
    >
      <h2 className={styles.heading}>{taxOf.title}</h2>
      {theirs && <TheirCertificates state={theirs} />}
      <OwnCertificates state={own} />
    </ActsPanel>
  );
}
