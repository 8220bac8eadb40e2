import type { DeskUserDocument } from "@mandi/shared/contract/user-document";
import { formatMoment } from "@mandi/shared/format/dates";
import { documentName, deskDocuments as words } from "@mandi/shared/messages/user-documents";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Picture } from "@mandi/shared/ui/media/picture";
import { FileText } from "lucide-react";
import { WithRight } from "../rights/with-right";
import styles from "./documents.module.css";

interface DocumentCardProps {
  readonly document: DeskUserDocument;
  readonly onAsk: (document: DeskUserDocument, isRefusal: boolean) => void;
}

/** One document: a picture is shown and opens in a new tab, a PDF is saved. */
export function DocumentCard({ document, onAsk }: DocumentCardProps) {
  const { kind, status, reason, sent_at, decided_at, decided_by, url, is_picture } = document;
  const name = documentName(kind);
  return (
    <li className={styles.document}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Pill tone={toneOf(status)}>{words.statuses[status] ?? status}</Pill>
      </div>
      {is_picture === 1 ? (
        <a href={url} target="_blank" rel="noopener" aria-label={words.openPicture(name)} className={styles.picture}>
          <Picture src={url} alt={words.alt(name)} />
        </a>
      ) : (
        <ButtonAnchor href={url} target="_blank" rel="noopener" icon={FileText} size="s">
          {words.savePdf(name)}
        </ButtonAnchor>
      )}
      <p className={styles.facts}>
        {words.sentAt(formatMoment(sent_at))}
        {decided_at === null ? null : (
          <>
            <br />
            {words.decided(decided_by, formatMoment(decided_at))}
            {reason === "" ? null : `: ${reason}`}
          </>
        )}
      </p>
      {status === "sent" ? (
        <WithRight right="people">
          <div className={styles.acts}>
            <Button onClick={() => onAsk(document, false)}>{words.verify(name)}</Button>
            <Button variant="danger" onClick={() => onAsk(document, true)}>
              {words.refuse(name)}
            </Button>
          </div>
        </WithRight>
      ) : null}
    </li>
  );
}

function toneOf(status: string): "act" | "ok" | "bad" | "plain" {
  const tones = { sent: "act", verified: "ok", refused: "bad" } as const;
  return Object.entries(tones).find(([known]) => known === status)?.[1] ?? "plain";
}
