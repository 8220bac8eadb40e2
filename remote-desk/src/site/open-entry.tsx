import { entries as words } from "@mandi/shared/messages/desk-site";
import { Note } from "@mandi/shared/ui/feedback/note";
import { type ReactNode, Suspense } from "react";
import { PartWaiting } from "../page/part-place";
import { SubjectTrail } from "../trail/subject-trail";
import type { EntryKind } from "./entry-acts";

interface OpenEntryProps<Row> {
  readonly kind: EntryKind;
  readonly rows: readonly Row[];
  /** The key of the address; empty for a new one. */
  readonly open: string;
  readonly children: (row: Row | null) => ReactNode;
}

/** The entry of the address with its form, and who changed it. */
export function OpenEntry<Row extends { readonly id: number }>({ kind, rows, open, children }: OpenEntryProps<Row>) {
  const row = rows.find(({ id }) => String(id) === open);
  if (open !== "" && row === undefined) return <Note tone="warn">{words.gone}</Note>;
  return (
    <>
      <Suspense fallback={<PartWaiting label={words.waiting} />}>{children(row ?? null)}</Suspense>
      {row === undefined ? null : <SubjectTrail subject={`${kind}:${row.id}`} />}
    </>
  );
}
