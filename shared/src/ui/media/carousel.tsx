import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { Children, type CSSProperties, type ReactNode } from "react";
import { firstContent } from "../../browser/first-content";
import { carouselWords } from "../../messages/carousel";
import { common } from "../../messages/common";
import { IconButton } from "../controls/icon-button";
import { InlineStatus } from "../feedback/inline-status";
import { latePart } from "../feedback/late-part";
import { classes } from "../foundation/classes";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel";

/** Number of slides side by side: up to 767 px, 768 to 1024, 1025 to 1920, and from 1921. */
export type PerView = {
  readonly phone: number;
  readonly tablet: number;
  readonly desktop: number;
  readonly wide: number;
};

export type CarouselProps = {
  readonly label: string;
  readonly perView: PerView;
  readonly intervalMs: number;
  /** Title to the left of the controls, which are then above the slides instead of below. */
  readonly head?: ReactNode;
  /**
   * `tiles` gives the row a border and hairlines between slides, `parted` only hairlines and space, `plain` neither.
   */
  readonly look?: "plain" | "tiles" | "parted";
  readonly isLooping?: boolean;
  readonly className?: string | undefined;
  /** One child per slide. */
  readonly children: ReactNode;
};

/** It moves the slides that are in the page; the first of them are what the page shows first. */
const CarouselMovement = latePart(
  async () => {
    await firstContent();
    return (await import(/* webpackChunkName: "carousel-movement" */ "./carousel-movement")).CarouselMovement;
  },
  { failed: common.failedTitle, waiting: null },
);

const looks = { plain: null, tiles: styles.tiles, parted: styles.parted };

/** Slides that advance by themselves and can be paused. All of it works without dragging. */
export function Carousel(props: CarouselProps) {
  const { label, perView, intervalMs, head, look = "plain", isLooping = true, className, children } = props;
  const slides = Children.toArray(children);
  const carousel = useCarousel();
  const counts: CSSProperties & Record<`--${string}`, number> = {
    "--phone": perView.phone,
    "--tablet": perView.tablet,
    "--desktop": perView.desktop,
    "--wide": perView.wide,
  };
  const controls = <Controls carousel={carousel} />;
  return (
    <section
      className={classes(styles.carousel, looks[look], className)}
      aria-roledescription="carousel"
      aria-label={label}
      style={counts}
      {...carousel.holders}
    >
      {head === undefined ? null : (
        <div className={styles.head}>
          {head}
          {controls}
        </div>
      )}
      <div className={styles.viewport} ref={carousel.setViewport}>
        <div className={styles.track}>
          {slides.map((slide, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position; its child keeps its own key
            <Slide key={place} label={`${place + 1} of ${slides.length}`}>
              {slide}
            </Slide>
          ))}
        </div>
      </div>
      {/* Silent while it turns by itself. Moving a slide changes no text, so that a live region around them would say nothing. */}
      <InlineStatus isHidden>
        {carousel.isAsked ? carouselWords.slide(carousel.position.selected + 1, slides.length) : null}
      </InlineStatus>
      {carousel.viewport && (
        <CarouselMovement
          viewport={carousel.viewport}
          intervalMs={intervalMs}
          isLooping={isLooping}
          isStill={carousel.isStill}
          isMoving={carousel.isMoving}
          onMover={carousel.setMover}
        />
      )}
      {head === undefined ? (
        <div className={styles.foot}>
          <span className={styles.count}>
            {carousel.position.selected + 1} of {slides.length}
          </span>
          {controls}
        </div>
      ) : null}
    </section>
  );
}

function Slide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern of the ARIA practices for a slide is a group
    <div role="group" aria-roledescription="slide" aria-label={label} className={styles.slide}>
      {children}
    </div>
  );
}

function Controls({ carousel }: { readonly carousel: ReturnType<typeof useCarousel> }) {
  const { canMove, hasPause, isPlaying, previous, next, togglePause } = carousel;
  return (
    <div className={classes(styles.controls, !canMove && styles.away)} data-print="hide">
      <IconButton icon={ChevronLeft} label={common.previous} className={styles.control} onClick={previous} />
      {hasPause ? (
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? carouselWords.pause : carouselWords.play}
          className={styles.control}
          onClick={togglePause}
        />
      ) : null}
      <IconButton icon={ChevronRight} label={common.next} className={styles.control} onClick={next} />
    </div>
  );
}
