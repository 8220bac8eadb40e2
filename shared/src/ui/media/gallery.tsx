import { useState } from "react";
import { classes } from "../foundation/classes";
import styles from "./gallery.module.css";
import { Picture } from "./picture";

const MOST_PICTURES = 4;

export type GalleryProps = {
  /** Describes the pictures: "TMT Bar". */
  readonly label: string;
  /** At most four are shown. */
  readonly pictures: readonly { readonly src: string | null; readonly alt: string }[];
};

/** One large picture and its others; hover, focus and tap all show one. */
export function Gallery({ label, pictures }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures.slice(0, MOST_PICTURES);
  const current = shown[chosen] ?? shown[0];
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${label}`}>
      <Picture src={current?.src} alt={current?.alt ?? label} isEager />
      {shown.length > 1 ? (
        <ul className={styles.thumbs}>
          {shown.map((picture, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be given twice; the order is fixed
            <li key={place}>
              <button
                type="button"
                className={classes(styles.thumb, place === chosen && styles.chosen)}
                aria-label={`Picture ${place + 1} of ${shown.length}`}
                aria-current={place === chosen ? "true" : undefined}
                onClick={() => setChosen(place)}
                onFocus={() => setChosen(place)}
                onMouseEnter={() => setChosen(place)}
              >
                <Picture src={picture.src} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
