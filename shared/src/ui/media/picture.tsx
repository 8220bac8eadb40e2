import { type ReactNode, useState } from "react";
import placeholderImage from "../../art/brand/placeholder-image.svg";
import placeholderUser from "../../art/brand/placeholder-user.svg";
import { classes } from "../foundation/classes";
import styles from "./picture.module.css";

const ratios = { "4:3": null, "1:1": styles.square, "16:9": styles.cinema, free: styles.free };
const sizes = { fill: null, l: styles.large, m: styles.thumb, s: styles.small };

export type PictureProps = {
  /** If missing or broken, the placeholder is shown. */
  readonly src: string | null | undefined;
  /** Empty when the text next to it already describes it. */
  readonly alt: string;
  /** `user` is round with a person as placeholder; `image` is on the plate. */
  readonly variant?: "image" | "user";
  readonly ratio?: keyof typeof ratios;
  /** `fill` takes the width of its place; m 56, s 44, l 64 px. */
  readonly size?: keyof typeof sizes;
  /** Photographs fill their box, drawings are shown whole. */
  readonly fit?: "contain" | "cover";
  /** Takes the place of the placeholder, in the same box. */
  readonly fallback?: ReactNode;
  /** Pictures above the fold load at once. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
};

/** A picture whose space is reserved before it loads. A failed one becomes the placeholder, never a broken image. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    variant = "image",
    ratio = "4:3",
    size = "fill",
    fit = "contain",
    isEager = false,
    fallback,
    className,
  } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isShown = Boolean(src) && src !== failedSrc;
  const placeholder = variant === "user" ? placeholderUser : placeholderImage;
  return (
    <span
      className={classes(
        styles.plate,
        ratios[ratio],
        variant === "user" && styles.user,
        sizes[size],
        fit === "cover" && isShown && styles.cover,
        className,
      )}
    >
      {fallback !== undefined && !isShown ? (
        fallback
      ) : (
        <img
          className={styles.picture}
          src={isShown && src ? src : placeholder}
          alt={alt}
          width={320}
          height={ratio === "1:1" || variant === "user" ? 320 : 240}
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailedSrc(src ?? null)}
        />
      )}
    </span>
  );
}
