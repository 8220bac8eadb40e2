import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { bankAccounts } from "@mandi/shared/messages/desk-user-bank";
import { ActsPanel } from "../acts/acts-panel";
import styles from "../common/panel.module.css";
import { PartPlace } from "../common/part-place";
import { lineOf, partyAccountActs } from "./party-account-acts";
import { usePartyAccounts } from "./use-party-accounts";

export interface PartyAccountsPanelProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** A person's known bank accounts, and what the desk can do with them. */
export function PartyAccountsPanel({ user, onChanged }: PartyAccountsPanelProps) {
  const { state, accounts } = usePartyAccounts(user.id);

  function handleChanged(): void {
    void state.refetch();
    onChanged();
  }

  return (
    <ActsPanel
      label={bankAccounts.title}
      acts={partyAccountActs(user, accounts)}
      shownElsewhere={user.approval_ids}
      onChanged={handleChanged}
    >
      <h2 className={styles.heading}>{bankAccounts.title}</h2>
      <PartPlace label={bankAccounts.title} state={state}>
        {({ data }) => (
          <>
            {data.map((known) => (
              <p key={known.id}>{lineOf(known)}</p>
            ))}
            {data.length === 0 ? <p>{user.wallet > 0 ? bankAccounts.noneToPay : bankAccounts.none}</p> : null}
          </>
        )}
      </PartPlace>
    </ActsPanel>
  );
}
