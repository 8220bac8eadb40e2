import { site } from "@mandi/shared/messages/desk-site";
import { Note } from "@mandi/shared/ui/feedback/note";
import type { ReactNode } from "react";
import type { EntryKind } from "../entries/entry-acts";
import { SubjectTrail } from "../trail/subject-trail";
import { type Versioned, VersionsBlock } from "../versions/versions-block";
import { useFormBase } from "./use-form-base";

interface OpenEntryProps<Row> {
  readonly kind: EntryKind;
  readonly rows: readonly Row[];
  /** The key in the address; empty for a new one. */
  readonly open: string;
  /** How its versions are shown and restored. */
  readonly versionedOf: (row: Row) => Versioned;
  readonly onChanged: () => void;
  readonly children: (row: Row | null) => ReactNode;
}

/** The entry of the address with its form, its versions, and its trail. */
export function OpenEntry<Row extends { readonly id: number }>(props: OpenEntryProps<Row>) {
  const { kind, rows, open, versionedOf, onChanged, children } = props;
  const row = rows.find(({ id }) => String(id) === open);
  const base = useFormBase(row);
  if (open === "") return children(null);
  if (base === undefined) return <Note tone="warn">{site.gone}</Note>;
  return (
    <>
      {row === undefined ? <Note tone="warn">{site.gone}</Note> : null}
      {children(base)}
      <VersionsBlock text={versionedOf(row ?? base)} onChanged={onChanged} />
      <SubjectTrail subject={`${kind}:${base.id}`} />
    </>
  );
}
