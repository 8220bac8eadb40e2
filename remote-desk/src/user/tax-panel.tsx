import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { taxOf } from "@mandi/shared/messages/desk-user-tax";
import { ActsPanel } from "../acts/acts-panel";
import styles from "../common/panel.module.css";
import { lowerActs } from "./lower-acts";
import { LowerCertificates } from "./lower-certificates";
import { ownActs } from "./own-acts";
import { OwnCertificates } from "./own-certificates";
import { taxActs } from "./tax-acts";
import { useLowerCertificates } from "./use-lower-certificates";
import { useOwnCertificates } from "./use-own-certificates";

export interface TaxPanelProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** The desk's entries about a person's tax deducted at source. */
export function TaxPanel({ user, onChanged }: TaxPanelProps) {
  const { state, certificates } = useLowerCertificates(user);
  const own = useOwnCertificates(user.id);

  function handleChanged(): void {
    void state?.refetch();
    void own.state.refetch();
    onChanged();
  }

  return (
    <ActsPanel
      label={taxOf.title}
      acts={[...taxActs(user), ...lowerActs(user, certificates), ...ownActs(user, own.certificates)]}
      onChanged={handleChanged}
    >
      <h2 className={styles.heading}>{taxOf.title}</h2>
      {state && <LowerCertificates state={state} />}
      <OwnCertificates state={own.state} />
    </ActsPanel>
  );
}
