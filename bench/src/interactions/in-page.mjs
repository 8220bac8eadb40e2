// Runs in the measured page before anything of the product: how long each key and press took to the next frame.
window.longestMs = 0;
new PerformanceObserver((entries) => {
  for (const entry of entries.getEntries())
    if (entry.interactionId) window.longestMs = Math.max(window.longestMs, entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
