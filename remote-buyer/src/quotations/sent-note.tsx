import { quotationDetailPath } from "@mandi/shared/contract/page-paths";
import { sentRequests } from "@mandi/shared/messages/sent-requests";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link, useLocation } from "react-router-dom";
import { readSentRequests } from "../asking/sent-requests";
import styles from "./sent-note.module.css";

/** What the reader has just sent, with a link to each; it stays on this entry of the history. */
export function SentNote() {
  const requests = readSentRequests(useLocation().state);
  if (requests.length === 0) return null;
  return (
    <div role="status">
      <Note tone="ok" className={styles.note}>
        <b>{sentRequests.title(requests.length)}</b>
        <p>{sentRequests.text(requests.length)}</p>
        <ul className={styles.list}>
          {requests.map(({ id, goods }) => (
            <li key={id}>
              <Link to={quotationDetailPath(id)} className={styles.link}>
                {goods}
              </Link>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
