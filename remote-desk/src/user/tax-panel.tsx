import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { taxOf } from "@mandi/shared/messages/desk-users";
import { ActsPanel } from "../acts/acts-panel";
import styles from "../common/panel.module.css";
import { taxActs } from "./tax-acts";

export interface TaxPanelProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** The desk's entries about a person's tax deducted at source. */
export function TaxPanel({ user, onChanged }: TaxPanelProps) {
  return (
    <ActsPanel label={taxOf.title} acts={taxActs(user)} onChanged={onChanged}>
      <h2 className={styles.subtle}>{taxOf.title}</h2>
    </ActsPanel>
  );
}
