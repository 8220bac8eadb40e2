/** What a carousel says of itself. */
export const carouselWords = {
  slide: (place: number, count: number) => `Slide ${place}, of ${count} slides`,
  play: "Play",
  pause: "Pause",
} as const;
