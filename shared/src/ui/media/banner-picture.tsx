import { classes } from "../foundation/classes";
import styles from "./banner-picture.module.css";
import { Picture, type PictureProps } from "./picture";

type BannerPictureProps = Pick<PictureProps, "src" | "alt" | "size" | "isEager" | "className">;

/** A banner on its plate, dark in both themes: wherever it is shown, it looks as on the home page. */
export function BannerPicture({ className, ...picture }: BannerPictureProps) {
  return <Picture {...picture} ratio="free" className={classes(styles.plate, className)} />;
}
