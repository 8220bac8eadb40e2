import { news } from "@mandi/shared/messages/public-content";
import { type NewsKind, newsKind } from "./news-kind";
import styles from "./news-plate.module.css";

/** The lines of each motif, and its cut faces, which have the colour of the mark. */
const motifs: Record<NewsKind, { readonly lines: string; readonly faces: string }> = {
  ingot: {
    lines: "M42 62v12l12 7 50-29V40L92 33zM42 62l12 7 50-29M54 69v12M76 62l50-29M64 55v-12l50-29 12 7-50 29zM76 50v12",
    faces: "M42 62l12 7v12l-12-7zM64 43l12 7v12l-12-7z",
  },
  freight: {
    lines: "M24 26h70v38H24zM94 38h20l14 13v13H94zM16 72h128M36 26v38M50 26v38M64 26v38M78 26v38",
    faces: "M40 72a7 7 0 1 0 0-.1zM104 72a7 7 0 1 0 0-.1z",
  },
  cement: {
    lines: "M32 76V60q0-4 4-4h40q4 0 4 4v16zM84 76V60q0-4 4-4h40q4 0 4 4v16zM58 52V36q0-4 4-4h40q4 0 4 4v16zM20 76h120",
    faces: "M46 62h20v8H46zM98 62h20v8H98zM72 38h20v8H72z",
  },
  rules: {
    lines: "M52 12h40l16 16v52H52zM92 12v16h16M62 36h34M62 46h34M62 56h20",
    faces: "M98 66a8 8 0 1 0 0-.1z",
  },
  steel: {
    lines: "M40 50l66-38M60 80l70-40M52 66l68-40",
    faces: "M54 58a9 9 0 1 0 0-.1zM74 70a9 9 0 1 0 0-.1zM54 78a9 9 0 1 0 0-.1z",
  },
  market: {
    lines: "M24 14v62h114M24 34h114M24 55h114M30 62l18-10 16 6 18-22 18 8 24-20",
    faces: "M119 19h10v10h-10z",
  },
};

/** Takes the place of a picture: what the headline is about, drawn and in words. */
export function NewsPlate({ title }: { readonly title: string }) {
  const kind = newsKind(title);
  const { lines, faces } = motifs[kind];
  return (
    <span className={styles.plate}>
      <svg className={styles.motif} viewBox="0 0 160 90" aria-hidden="true">
        <path className={styles.lines} d={lines} />
        <path className={styles.faces} d={faces} />
      </svg>
      <span className={styles.kind}>{news.kinds[kind]}</span>
    </span>
  );
}
