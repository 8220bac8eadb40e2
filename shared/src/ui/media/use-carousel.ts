import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from "react";
import type { Mover } from "./carousel-movement";
import { useMediaQuery } from "./use-media-query";

type Position = { readonly selected: number; readonly stops: number };

/**
 * The state of a carousel. It plays only while it is not held (pointer over it, focus in it) or paused, the tab is
 * visible and reduced motion is not preferred. Until the code that moves it has loaded, the first slides stand still.
 */
export function useCarousel() {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [mover, setMover] = useState<Mover | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const { isHeld, holders } = useHold();
  const [isAsked, setIsAsked] = useState(false);
  const [position, setPosition] = useState<Position>({ selected: 0, stops: 0 });

  useEffect(() => {
    if (!mover) return;
    const read = () => setPosition({ selected: mover.selectedScrollSnap(), stops: mover.scrollSnapList().length });
    read();
    mover.on("select", read).on("reInit", read);
    return () => {
      mover.off("select", read).off("reInit", read);
    };
  }, [mover]);

  // The plugin throws when asked to play a carousel with a single stop.
  const canMove = position.stops > 1;
  const isMoving = canMove && !isPaused && !isStill && !isHeld;
  return {
    viewport,
    setViewport,
    setMover,
    position,
    canMove,
    isStill,
    isMoving,
    /** A press has moved it, and it stands there since. */
    isAsked: isAsked && !isMoving,
    isPlaying: !isPaused && !isStill,
    hasPause: !isStill,
    togglePause: () => setIsPaused((was) => !was),
    previous: useCallback(() => {
      setIsAsked(true);
      mover?.scrollPrev();
    }, [mover]),
    next: useCallback(() => {
      setIsAsked(true);
      mover?.scrollNext();
    }, [mover]),
    holders,
  };
}

/** Whether the carousel is held: by the mouse over it, a finger on it or the focus in it. */
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
