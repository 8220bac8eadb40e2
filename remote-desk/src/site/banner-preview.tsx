import { banners } from "@mandi/shared/messages/desk-site";
import { BannerPicture } from "@mandi/shared/ui/media/banner-picture";
import { useFileAddress } from "../picture/use-file-address";
import styles from "./site.module.css";

export interface BannerPreviewProps {
  /** The path of the picture that visitors see now; empty for a new banner. */
  readonly photo: string;
  /** The one that is to take its place. */
  readonly file: File | null;
  readonly title: string;
}

/** A banner in the three places that it has on the home page: across a phone, across a tablet, and beside the prices on a wide screen. */
export function BannerPreview({ photo, file, title }: BannerPreviewProps) {
  const chosen = useFileAddress(file);
  const src = chosen ?? photo;
  if (src === "") return <p>{banners.noPicture}</p>;
  return (
    <div className={styles.places}>
      <figure>
        <BannerPicture src={src} alt={title} className={styles.slide} />
        <figcaption className={styles.place}>{banners.onPhone}</figcaption>
      </figure>
      <figure>
        <BannerPicture src={src} alt={title} className={styles.acrossPage} />
        <figcaption className={styles.place}>{banners.onTablet}</figcaption>
      </figure>
      <figure>
        <BannerPicture src={src} alt={title} className={styles.besidePrices} />
        <figcaption className={styles.place}>{banners.onDesk}</figcaption>
      </figure>
    </div>
  );
}
