import type { ReactNode } from "react";
import styles from "./drawings.module.css";

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 104" fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** An empty rack with dashed places. */
export function EmptyDrawing() {
  return (
    <Frame>
      <path className={styles.ground} d="M12 84h136" />
      <path className={styles.dashed} d="M40 84V48h36v36M84 84V48h36v36M62 48V18h36v30" />
      <path className={styles.thin} d="M28 48v36M24 48h8M24 84h8" />
    </Frame>
  );
}

/** Two beams that do not meet: something did not load or fit. */
export function FailedDrawing() {
  return (
    <Frame>
      <path className={styles.accentFill} d="M20 40h44v10H47v28h17v10H20V78h17V50H20z" />
      <path className={styles.steelFill} d="M100 28h44v10h-17l4 28h17v10h-44l-1-10h17l-4-28h-17z" />
      <path className={styles.spark} d="M76 48l8 8-8 8M88 46l-4 10 6 8" />
      <path className={styles.ground} d="M8 96h144" />
    </Frame>
  );
}

/** A closed gate with a lock. */
export function ForbiddenDrawing() {
  return (
    <Frame>
      <path className={styles.ground} d="M20 92V24h120v68M20 40h120M36 40v52M56 40v52M104 40v52M124 40v52" />
      <path className={styles.accentFill} d="M68 62h24v20H68z" />
      <path className={styles.accentLine} d="M73 62v-7a7 7 0 0114 0v7" />
      <path className={styles.ground} d="M8 92h144" />
    </Frame>
  );
}

/** A signpost. */
export function NotFoundDrawing() {
  return (
    <Frame>
      <path className={styles.ground} d="M78 96V12" />
      <path className={styles.board} d="M80 20h50l12 10-12 10H80zM76 46H30L18 56l12 10h46z" />
      <path className={styles.thick} d="M92 30h26" />
      <path className={styles.accentDashed} d="M36 56h28" />
      <path className={styles.ground} d="M8 96h144" />
    </Frame>
  );
}

/** A price line that breaks off. */
export function OfflineDrawing() {
  return (
    <Frame>
      <path className={styles.ground} d="M8 62l22-16 20 10 18-22" />
      <path className={styles.broken} d="M92 70l20-12 18 8 22-30" />
      <path className={styles.accentLine} d="M68 34l6-7M74 46l9 3M62 24l-2-9" />
      <path className={styles.thin} d="M8 92h144" />
    </Frame>
  );
}
