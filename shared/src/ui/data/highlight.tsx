import styles from "./highlight.module.css";

/** A name with every occurrence of the searched words marked, ignoring case. */
export function Highlight({ name, words }: { readonly name: string; readonly words: readonly string[] }) {
  const wanted = words.map((word) => escapeForPattern(word.trim())).filter(Boolean);
  if (wanted.length === 0) return name;
  const pieces = name.split(new RegExp(`(${wanted.join("|")})`, "gi"));
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
