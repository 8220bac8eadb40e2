import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

/** Moves the slides of one carousel. */
export type Mover = NonNullable<UseEmblaCarouselType[1]>;

export interface CarouselMovementProps {
  readonly viewport: HTMLElement;
  readonly intervalMs: number;
  readonly isLooping: boolean;
  readonly isStill: boolean;
  /** It is playing now. */
  readonly isMoving: boolean;
  readonly onMover: (mover: Mover | null) => void;
}

/**
 * Makes a carousel move: the library and its plugin, which load after the first content. The plugin's own hover and
 * focus rules are off: they would start it again after the reader pressed Pause.
 */
export function CarouselMovement(props: CarouselMovementProps) {
  const { viewport, intervalMs, isLooping, isStill, isMoving, onMover } = props;
  const [autoplay] = useState(() =>
    Autoplay({
      delay: intervalMs,
      playOnInit: false,
      stopOnInteraction: true,
      stopOnFocusIn: false,
      stopOnMouseEnter: false,
    }),
  );
  const [hold, mover] = useEmblaCarousel({ loop: isLooping, align: "start", duration: isStill ? 0 : 25 }, [autoplay]);

  useEffect(() => hold(viewport), [hold, viewport]);

  useEffect(() => {
    onMover(mover ?? null);
    return () => onMover(null);
  }, [mover, onMover]);

  useEffect(() => {
    if (!mover || !isMoving) return;
    autoplay.play();
    return () => autoplay.stop();
  }, [mover, autoplay, isMoving]);

  return null;
}
