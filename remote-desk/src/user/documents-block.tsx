import type { DeskUserDocument, DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { deskDocuments, documentName } from "@mandi/shared/messages/user-documents";
import type { PageState } from "@mandi/shared/query/page-state";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import styles from "../common/panel.module.css";
import { PartPlace } from "../common/part-place";
import { documentAct } from "./document-act";
import { DocumentCard } from "./document-card";
import look from "./documents.module.css";
import { GstinChecks } from "./gstin-checks";

interface DocumentsBlockProps {
  readonly userId: number;
  readonly state: PageState<DeskUserDocumentsAnswer>;
  readonly onChanged: () => void;
}

/** The documents that a person sent to be verified, each with its decision, and the checks of their GSTIN. */
export function DocumentsBlock({ userId, state, onChanged }: DocumentsBlockProps) {
  return (
    <>
      <Block title={deskDocuments.title}>
        <PartPlace label={deskDocuments.title} state={state}>
          {(answer) => <Documents userId={userId} answer={answer} onChanged={onChanged} />}
        </PartPlace>
      </Block>
      <Block title={deskDocuments.gstin}>
        <PartPlace label={deskDocuments.gstin} state={state}>
          {({ gstin }) => <GstinChecks gstin={gstin} />}
        </PartPlace>
      </Block>
    </>
  );
}

interface DocumentsProps {
  readonly userId: number;
  readonly answer: DeskUserDocumentsAnswer;
  readonly onChanged: () => void;
}

function Documents({ userId, answer: { data, missing }, onChanged }: DocumentsProps) {
  const [open, setOpen] = useState<DeskAct | null>(null);
  const [current, earlier] = split(data);
  const ask = (document: DeskUserDocument, isRefusal: boolean) => setOpen(documentAct(userId, document, isRefusal));
  return (
    <>
      {missing.length === 0 ? null : <Note>{deskDocuments.missing(missing.map(documentName).join(", "))}</Note>}
      {data.length === 0 && missing.length === 0 ? <p className={styles.subtle}>{deskDocuments.none}</p> : null}
      <ul className={look.documents}>
        {current.map((document) => (
          <DocumentCard key={document.id} document={document} onAsk={ask} />
        ))}
      </ul>
      {earlier.length === 0 ? null : (
        <details>
          <summary className={look.earlier}>{deskDocuments.earlier(earlier.length)}</summary>
          <ul className={look.documents}>
            {earlier.map((document) => (
              <DocumentCard key={document.id} document={document} onAsk={ask} />
            ))}
          </ul>
        </details>
      )}
      {open === null ? null : (
        <OpenAct
          key={open.key}
          act={open}
          onDone={() => {
            setOpen(null);
            onChanged();
          }}
          onRefused={onChanged}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** The last of each kind, and the earlier ones; the list is newest first. */
function split(data: readonly DeskUserDocument[]): readonly [readonly DeskUserDocument[], readonly DeskUserDocument[]] {
  const last = data.filter((one, place) => data.findIndex(({ kind }) => kind === one.kind) === place);
  return [last, data.filter((one) => !last.includes(one))];
}
