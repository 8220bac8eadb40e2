import type { DeskUserDocument } from "@mandi/shared/contract/user-document";
import { formatMoment } from "@mandi/shared/format/dates";
import { deskDocuments, documentName } from "@mandi/shared/messages/user-documents";
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
        <Pill tone={toneOf(status)}>{deskDocuments.statuses[status] ?? status}</Pill>
      </div>
      {is_picture === 1 ? (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={deskDocuments.openPicture(name)}
          className={styles.picture}
        >
          <Picture src={url} alt={deskDocuments.alt(name)} />
        </a>
      ) : (
        <ButtonAnchor href={url} target="_blank" rel="noopener" icon={FileText} size="s">
          {deskDocuments.savePdf(name)}
        </ButtonAnchor>
      )}
      <p className={styles.facts}>
        {deskDocuments.sentAt(formatMoment(sent_at))}
        {decided_at === null ? null : (
          <>
            <br />
            {deskDocuments.decided(decided_by, formatMoment(decided_at))}
            {reason === "" ? null : `: ${reason}`}
          </>
        )}
      </p>
      {status === "sent" ? (
        <WithRight right="people">
          <div className={styles.acts}>
            <Button onClick={() => onAsk(document, false)}>{deskDocuments.verify(name)}</Button>
            <Button variant="danger" onClick={() => onAsk(document, true)}>
              {deskDocuments.refuse(name)}
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
