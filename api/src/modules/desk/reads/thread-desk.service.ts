import type { DeskThreadAnswer, DeskThreadListAnswer } from "@mandi/shared/contract/desk/thread";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { instant } from "../../../platform/wire-figures";
import { selectAuthors, selectThread, selectThreadParties } from "../../../reads/desk/threads.read";
import { presentMessage } from "../../threads/thread.presenter";
import { listMessages } from "../../threads/thread.service";
import { linksFor } from "../../uploads/upload-link.service";

/** With whom the desk can write about a quotation. */
export async function listThreadsForDesk(db: Db, quotationId: number): Promise<DeskThreadListAnswer> {
  const rows = await selectThreadParties(db, quotationId);
  found(rows[0]);
  return { data: rows.map(({ waits_since, ...row }) => ({ ...row, waits_since: instant(waits_since) })) };
}

/** One thread, with the person at the desk who wrote each message. @throws Refusal 404 */
export async function readThreadForDesk(
  db: Db,
  id: number,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskThreadAnswer> {
  const [thread, messages, authors, linkOf] = await Promise.all([
    selectThread(db, id),
    listMessages(db, id),
    selectAuthors(db, id),
    linksFor(db, viewer.id, viewer.now),
  ]);
  const { waits_since, ...about } = found(thread);
  return {
    data: {
      ...about,
      waits_since: instant(waits_since),
      messages: messages.map((message) => ({
        ...presentMessage(message, linkOf),
        author: authors.get(message.author_id) ?? "",
      })),
    },
  };
}
