import { documentRead } from "@mandi/shared/contract/desk/trail-subject";
import { formatMoment } from "@mandi/shared/format/dates";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useSubjectTrail } from "./use-subject-trail";

/** Who did the last act on an object, when and why: shown where it came before the reader's own. */
export function LastAct({ subject }: { readonly subject: string }) {
  const trail = useSubjectTrail(subject);
  const last = trail.kind === "ready" ? trail.data.data.find(({ action }) => action !== documentRead) : undefined;
  return last === undefined ? null : <Note>{users.lastAct(last.actor, formatMoment(last.at), last.reason ?? "")}</Note>;
}
