import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { ActsPanel } from "../acts/acts-panel";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { setOffAct } from "./set-off-act";
import { useSetOff } from "./use-set-off";

export interface SetOffPanelProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** What a carrier owes us, and the act that sets it off without a payment; nothing while they owe nothing. */
export function SetOffPanel({ user, onChanged }: SetOffPanelProps) {
  const state = useSetOff(user.id);
  if (state.kind !== "ready" || state.data.data.owes.length === 0) return null;
  const { data, approval_id } = state.data;

  function handleChanged(): void {
    void state.refetch();
    onChanged();
  }

  return (
    <ActsPanel
      label={payouts.owesTitle}
      acts={approval_id === null && data.payouts.length > 0 ? [setOffAct(data)] : []}
      none={approval_id === null ? payouts.nothingToSetOff : payouts.batchWaits}
      waitingIds={approval_id === null ? [] : [approval_id]}
      onChanged={handleChanged}
    >
      <h2 className={styles.heading}>{payouts.owesTitle}</h2>
      {data.owes.map(({ order_id, order, bill, amount }) => (
        <p key={order_id}>{payouts.owed(exact(amount), bill, order)}</p>
      ))}
    </ActsPanel>
  );
}
