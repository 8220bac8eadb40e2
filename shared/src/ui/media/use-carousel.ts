import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from "react";
import { useMediaQuery } from "./use-media-query";

type Position = { readonly selected: number; readonly stops: number };

/**
 * The movement of a carousel. It plays only while nobody holds it (pointer over it, focus in it), nobody paused it, the
 * tab is visible and motion is welcome. The plugin's own hover and focus rules are off: they would start it again after
 * the reader pressed Pause.
 */
export function useCarousel(intervalMs: number, isLooping: boolean) {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [autoplay] = useState(() =>
    Autoplay({
      delay: intervalMs,
      playOnInit: false,
      stopOnInteraction: true,
      stopOnFocusIn: false,
      stopOnMouseEnter: false,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: isLooping, align: "start", duration: isStill ? 0 : 25 }, [
    autoplay,
  ]);
  const [isPaused, setIsPaused] = useState(false);
  const { isHeld, holders } = useHold();
  const [position, setPosition] = useState<Position>({ selected: 0, stops: 0 });
  const isMoving = !isPaused && !isStill && !isHeld;

  useEffect(() => {
    if (!embla) return;
    function read(): void {
      if (embla) setPosition({ selected: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length });
    }
    read();
    embla.on("select", read).on("reInit", read);
    return () => {
      embla.off("select", read).off("reInit", read);
    };
  }, [embla]);

  // The plugin throws when asked to play a carousel with one stop.
  const canMove = position.stops > 1;
  useEffect(() => {
    if (!embla || !canMove || !isMoving) return;
    autoplay.play();
    return () => autoplay.stop();
  }, [embla, autoplay, canMove, isMoving]);

  return {
    viewport,
    position,
    canMove,
    isPlaying: !isPaused && !isStill,
    hasPause: !isStill,
    togglePause: () => setIsPaused((was) => !was),
    previous: useCallback(() => embla?.scrollPrev(), [embla]),
    next: useCallback(() => embla?.scrollNext(), [embla]),
    holders,
  };
}

/** Whether somebody holds the carousel, by the mouse over it, a finger on it or the focus in it. */
function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  return {
    isHeld: isHovered || isFocused || isTouched,
    holders: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      onPointerDown: () => setIsTouched(true),
      onPointerUp: () => setIsTouched(false),
      onPointerCancel: () => setIsTouched(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
