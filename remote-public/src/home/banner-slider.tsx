import type { Banner } from "@mandi/shared/contract/home";
import { home } from "@mandi/shared/messages/public-home";
import { BannerPicture } from "@mandi/shared/ui/media/banner-picture";
import { Carousel } from "@mandi/shared/ui/media/carousel";
import { Link } from "react-router-dom";
import styles from "./banner-slider.module.css";

const oneSlide = { phone: 1, tablet: 1, desktop: 1, wide: 1 };
const bannerIntervalMs = 4000;

/** Slides of the desk, one at a time. */
export function BannerSlider({ banners }: { readonly banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel label={home.banners} perView={oneSlide} intervalMs={bannerIntervalMs} className={styles.banner}>
      {banners.map(({ photo, title, link }, place) => {
        const picture = (
          <BannerPicture
            key={photo}
            src={photo}
            alt={title ?? `${home.banners} ${place + 1}`}
            isEager={place === 0}
            className={styles.picture}
          />
        );
        return link === undefined ? (
          picture
        ) : (
          <Link key={photo} to={link} className={styles.link}>
            {picture}
          </Link>
        );
      })}
    </Carousel>
  );
}
