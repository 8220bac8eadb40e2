import { threads } from "@mandi/shared/messages/desk-threads";
import { MessageForm } from "@mandi/shared/thread/message-form";
import { sendAct } from "../decide/desk-api";
import { WithRight } from "../rights/with-right";
import type { ThreadParty } from "./thread.api";

export interface StartThreadProps {
  readonly quotationId: number;
  readonly party: ThreadParty;
  readonly onSent: () => void;
}

/** The first message to a party. */
export function StartThread({ quotationId, party, onSent }: StartThreadProps) {
  const fields = { party_id: party.party_id, reason: threads.startWith(party.party) };
  return (
    <WithRight right="trade">
      <MessageForm
        label={threads.startWith(party.party)}
        hint={threads.hint}
        send={(body, key) => sendAct(`/desk/quotation/${quotationId}/thread`, { ...body, ...fields }, key)}
        onSent={onSent}
      />
    </WithRight>
  );
}
