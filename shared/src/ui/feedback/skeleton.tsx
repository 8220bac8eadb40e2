import type { ReactNode } from "react";
import { common } from "../../messages/common";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./skeleton.module.css";

type Size = { readonly width?: number | string; readonly height?: number };

/** A rectangle in the size of the picture, figure or panel to come. */
export function SkeletonBlock({ width = "100%", height = 56 }: Size) {
  return <span className={styles.block} style={{ width, height }} aria-hidden="true" />;
}

/** A placeholder for a line of text. */
export function SkeletonLine({ width = "60%", height = 14 }: Size) {
  return <span className={styles.block} style={{ width, height }} aria-hidden="true" />;
}

/** A placeholder for a list row: picture, two lines, figure. */
export function SkeletonRow({ hasPicture = true }: { readonly hasPicture?: boolean }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {hasPicture ? <SkeletonBlock width={56} height={56} /> : null}
      <div className={styles.lines}>
        <SkeletonLine width="60%" />
        <SkeletonLine width="38%" height={12} />
      </div>
      <SkeletonBlock width={84} height={24} />
    </div>
  );
}

/** Facts that will come: label and value of each. */
export function SkeletonFacts({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders have no other identity and never move
        <div key={row} className={styles.fact}>
          <SkeletonLine width="34%" />
          <SkeletonLine width="22%" />
        </div>
      ))}
    </div>
  );
}

/** A panel that will come: its subject, its figure, its facts and its button. */
export function SkeletonPanel({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.panel} aria-hidden="true">
      <SkeletonLine width="50%" />
      <SkeletonLine width="44%" height={32} />
      <SkeletonFacts rows={rows} />
      <SkeletonBlock height={52} />
    </div>
  );
}

export type SkeletonProps = {
  /** What is loading, announced once to assistive technology. */
  readonly label?: string;
  /** Repeats a list row this often instead of children. */
  readonly rows?: number;
  readonly hasPicture?: boolean;
  readonly children?: ReactNode;
};

/** Keeps the place of content that is loading. It shows only after 150 ms, so quick answers do not flicker. */
export function Skeleton({ label = common.loading, rows, hasPicture = true, children }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
      {Array.from({ length: rows ?? 0 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders have no other identity and never move
        <SkeletonRow key={row} hasPicture={hasPicture} />
      ))}
    </div>
  );
}
