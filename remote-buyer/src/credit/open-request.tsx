import type { CreditRequest } from "@mandi/shared/contract/credit-wallet";
import { formatMoment } from "@mandi/shared/format/dates";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { credit } from "@mandi/shared/messages/buyer-wallet";
import { FileField } from "@mandi/shared/ui/controls/file-field";
import type { FileRule } from "@mandi/shared/ui/controls/file-rule";
import { Block } from "@mandi/shared/ui/layout/section";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Upload } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import styles from "../common/documents-to-send.module.css";
import { RequestPill } from "./request-pill";
import { useUpload } from "./use-credit-request";

export interface OpenRequestProps {
  readonly request: CreditRequest;
  readonly onChanged: () => void;
}

/** The server's limits: a page scanned with a phone's camera fits. */
const rule: FileRule = {
  accept: "application/pdf,image/jpeg,image/png",
  maxBytes: 5 * 1024 * 1024,
  kinds: credit.kinds,
};

/** The request that the desk has not decided yet, and its documents to submit (docs/domain.md#credit). */
export function OpenRequest({ request, onChanged }: OpenRequestProps) {
  /** Documents whose file is chosen and not submitted. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const handleChosen = useCallback((title: string, isChosen: boolean) => {
    setBegun((before) => [...before.filter((other) => other !== title), ...(isChosen ? [title] : [])]);
  }, []);
  return (
    <Block title={credit.openTitle} actions={<RequestPill status={request.status} />}>
      <KeepTyped isDirty={begun.length > 0} />
      <p className={styles.text}>
        {request.wallet_document_type_name}. {credit.openText}
      </p>
      <ul className={styles.documents}>
        {request.document_type.map((title) => (
          <li key={title}>
            <DocumentUpload request={request} title={title} onChosen={handleChosen} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

interface DocumentUploadProps extends OpenRequestProps {
  readonly title: string;
  readonly onChosen: (title: string, isChosen: boolean) => void;
}

function DocumentUpload({ request, title, onChosen, onChanged }: DocumentUploadProps) {
  const { file, setFile, upload, saving } = useUpload(request.id, title, onChanged);
  const isChosen = file !== null;
  useEffect(() => onChosen(title, isChosen), [title, isChosen, onChosen]);
  const handedIn = request.document.find((document) => document.title === title);
  return (
    <div className={styles.document}>
      <FileField label={title} rule={rule} value={file} onValue={setFile} capture="environment" />
      <p className={styles.state}>
        {handedIn ? credit.handedIn(formatMoment(handedIn.created_at)) : credit.notHandedIn}
      </p>
      <RefusalNote text={saving.refusal} />
      {file === null ? null : (
        <SubmitButton
          variant="secondary"
          icon={Upload}
          saving={saving}
          busyText={credit.uploading}
          onClick={() => void upload(file)}
        >
          {credit.upload}
        </SubmitButton>
      )}
    </div>
  );
}
