import type { UserDocument } from "@mandi/shared/contract/user-document";
import { formatMoment } from "@mandi/shared/format/dates";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { documentName, ownDocuments } from "@mandi/shared/messages/user-documents";
import { FileField } from "@mandi/shared/ui/controls/file-field";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Section } from "@mandi/shared/ui/layout/section";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Upload } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import styles from "../common/documents-to-send.module.css";
import { ProfilePlace } from "./profile-place";
import { useOwnDocuments, useSendDocument } from "./use-own-documents";

/** The documents that a seller or transporter sends to be verified, and the desk's decisions. */
export function OwnDocuments() {
  const state = useOwnDocuments();
  return (
    <Section title={ownDocuments.title}>
      <p className={styles.text}>{ownDocuments.text}</p>
      <ProfilePlace state={state}>
        {(documents, reload) => <DocumentList documents={documents} onSent={reload} />}
      </ProfilePlace>
    </Section>
  );
}

interface DocumentListProps {
  readonly documents: readonly UserDocument[];
  readonly onSent: () => void;
}

function DocumentList({ documents, onSent }: DocumentListProps) {
  /** Documents whose file is chosen and not sent. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const handleChosen = useCallback((kind: string, isChosen: boolean) => {
    setBegun((before) => [...before.filter((other) => other !== kind), ...(isChosen ? [kind] : [])]);
  }, []);
  return (
    <>
      <KeepTyped isDirty={begun.length > 0} />
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.kind}>
            <OwnDocument document={document} onChosen={handleChosen} onSent={onSent} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OwnDocumentProps {
  readonly document: UserDocument;
  readonly onChosen: (kind: string, isChosen: boolean) => void;
  readonly onSent: () => void;
}

function OwnDocument({ document, onChosen, onSent }: OwnDocumentProps) {
  const { kind, url } = document;
  const name = documentName(kind);
  const { file, problem, choose, send, saving, isKnown } = useSendDocument(kind, onSent);
  const isChosen = file !== null;
  useEffect(() => onChosen(kind, isChosen), [kind, isChosen, onChosen]);
  return (
    <div className={styles.document}>
      {isKnown ? (
        <FileField label={name} rule={paperRule} value={file} onValue={choose} error={problem} capture="environment" />
      ) : (
        <p>{name}</p>
      )}
      {ownDocuments.hints[kind] === undefined ? null : <p className={styles.state}>{ownDocuments.hints[kind]}</p>}
      <State document={document} />
      {url === null ? null : (
        <a href={url} target="_blank" rel="noopener" className={styles.open}>
          {ownDocuments.open(name)}
        </a>
      )}
      <RefusalNote text={saving.refusal} />
      {file === null ? null : (
        <SubmitButton
          variant="secondary"
          icon={Upload}
          saving={saving}
          busyText={ownDocuments.uploading}
          onClick={() => void send(file)}
        >
          {ownDocuments.upload}
        </SubmitButton>
      )}
    </div>
  );
}

function State({ document: { status, reason, sent_at } }: { readonly document: UserDocument }) {
  if (status === "refused") return <Note tone="warn">{ownDocuments.refused(reason)}</Note>;
  const at = sent_at === null ? "" : formatMoment(sent_at);
  const texts: Readonly<Record<string, string>> = { sent: ownDocuments.sent(at), verified: ownDocuments.verified(at) };
  return <p className={styles.state}>{texts[status] ?? ownDocuments.missing}</p>;
}
