import { threadWrites as writes } from "@mandi/shared/contract/desk/thread";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import type { Db } from "../../../platform/database/database";
import { personKey } from "../../../reads/desk/named.read";
import { partiesOfThread } from "../../../reads/desk/parties.read";
import { answerThread, settleThread, writeAsDesk } from "../../threads/thread.service";
import { deskAction } from "./desk-action";

const subject = (id: number): TrailSubject => `thread:${id}`;

/** Nobody at the desk may write to themselves. */
const partyAlone = async (tx: Db, _id: number, body: { readonly party_id: number | string }) => [
  await personKey(tx, body.party_id),
];

/** Messages of the desk to the parties of quotations. */
export const threadActions = [
  deskAction("thread start", writes["thread start"], {
    subject: (id) => `quotation:${id}`,
    parties: partyAlone,
    async run(tx, id, { party_id, text, files }, { actorId, at }) {
      const partyId = await personKey(tx, party_id);
      await writeAsDesk(tx, { quotationId: id, partyId, staffId: actorId, body: { text, files }, at });
      return { message: "The message is sent." };
    },
  }),
  deskAction("thread answer", writes["thread answer"], {
    subject,
    parties: partiesOfThread,
    async run(tx, id, { text, files, seen_to }, { actorId, at }) {
      await answerThread(tx, { threadId: id, staffId: actorId, body: { text, files }, seenTo: seen_to, at });
      return { message: "The answer is sent." };
    },
  }),
  deskAction("thread settle", writes["thread settle"], {
    subject,
    parties: partiesOfThread,
    async run(tx, id, { seen_to }) {
      await settleThread(tx, id, seen_to);
      return { message: "Nothing is waiting in this thread any more." };
    },
  }),
];
