import styles from "./highlight.module.css";

/** The name with every occurrence of the searched text marked, ignoring case. */
export function Highlight({ name, text }: { readonly name: string; readonly text: string }) {
  const wanted = text.trim();
  if (wanted === "") return name;
  const pieces = name.split(new RegExp(`(${escapeForPattern(wanted)})`, "i"));
  // Split by one capture group: every second piece is a hit.
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity but their position
      <mark key={index} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
