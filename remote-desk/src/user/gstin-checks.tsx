import type { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { formatMoment } from "@mandi/shared/format/dates";
import { deskDocuments } from "@mandi/shared/messages/user-documents";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { ExternalLink } from "lucide-react";
import styles from "./documents.module.css";

type Gstin = DeskUserDocumentsAnswer["gstin"];
type Check = Gstin["checks"][number];

/** The taxpayer search of the GST network: it has a captcha, so no program can query it. */
const portal = "https://services.gst.gov.in/services/searchtp";

/** The checks of a GSTIN by itself, when they were made, and where to look up the rest. */
export function GstinChecks({ gstin: { number, checked_at, checks } }: { readonly gstin: Gstin }) {
  if (number === "") return <p className={styles.facts}>{deskDocuments.noGstin}</p>;
  return (
    <>
      <DataTable label={deskDocuments.gstin} columns={columns} rows={checks} rowKey={({ check }) => check} isDense />
      <p className={styles.facts}>{deskDocuments.checkedAt(formatMoment(checked_at))}</p>
      <ButtonAnchor href={portal} target="_blank" rel="noopener noreferrer" icon={ExternalLink} size="s">
        {deskDocuments.portal}
      </ButtonAnchor>
    </>
  );
}

const columns: readonly Column<Check>[] = [
  {
    key: "check",
    head: deskDocuments.heads.check,
    cell: ({ check }) => deskDocuments.checks[check] ?? check,
    isRowHead: true,
    phone: "lead",
  },
  {
    key: "result",
    head: deskDocuments.heads.result,
    cell: ({ result }) => (
      <Pill tone={result === "wrong" ? "bad" : result === "right" ? "ok" : "plain"}>
        {deskDocuments.results[result] ?? result}
      </Pill>
    ),
    phone: "figure",
  },
  { key: "note", head: deskDocuments.heads.note, cell: ({ note }) => note || "—", phone: "note" },
];
