import { banners } from "@mandi/shared/messages/desk-site";
import { Picture } from "@mandi/shared/ui/media/picture";
import styles from "./site.module.css";
import { useFileAddress } from "./use-file-address";

export interface BannerPreviewProps {
  /** The path of the picture that visitors see now; empty for a new banner. */
  readonly photo: string;
  /** The one that is to take its place. */
  readonly file: File | null;
  readonly title: string;
}

/** A banner in the two places that it has on the home page: across a phone, and beside the prices on a wide screen. */
export function BannerPreview({ photo, file, title }: BannerPreviewProps) {
  const chosen = useFileAddress(file);
  const src = chosen ?? photo;
  if (src === "") return <p>{banners.noPicture}</p>;
  return (
    <div className={styles.places}>
      <figure>
        <Picture src={src} alt={title} ratio="free" className={styles.slide} />
        <figcaption className={styles.place}>{banners.onPhone}</figcaption>
      </figure>
      <figure>
        <Picture src={src} alt={title} ratio="free" className={styles.besidePrices} />
        <figcaption className={styles.place}>{banners.onDesk}</figcaption>
      </figure>
    </div>
  );
}
