import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { account } from "@mandi/shared/messages/desk-users";
import { ActsPanel } from "../acts/acts-panel";
import { accountActs } from "./account-acts";

export interface AccountPanelProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** The desk's further acts on a person's money, login and staff role. */
export function AccountPanel({ user, onChanged }: AccountPanelProps) {
  return (
    <ActsPanel label={account.title} acts={accountActs(user)} waitingIds={user.approval_ids} onChanged={onChanged} />
  );
}
