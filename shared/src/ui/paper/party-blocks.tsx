import type { ReactNode } from "react";
import { documents } from "../../messages/papers";
import { Block } from "../layout/section";
import styles from "./party-blocks.module.css";

/** The parties of a document, side by side where there is room. */
export function PartyBlocks({ children }: { readonly children: ReactNode }) {
  return (
    <Block title={documents.parties}>
      <div className={styles.parties}>{children}</div>
    </Block>
  );
}

export interface PartyBlockProps {
  /** The role of the party in this document. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One party under its label. */
export function PartyBlock({ label, children }: PartyBlockProps) {
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </div>
  );
}

export interface PartyWordsProps {
  readonly name?: string;
  readonly lines: readonly string[];
}

/** A party that is not a saved address. */
export function PartyWords({ name = "", lines }: PartyWordsProps) {
  return (
    <>
      {name === "" ? null : <p className={styles.name}>{name}</p>}
      {lines.filter(Boolean).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </>
  );
}
