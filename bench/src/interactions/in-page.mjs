// Runs in the measured page before anything of the product: how long each key and press took to the next frame.
window.longestMs = 0;
new PerformanceObserver((entries) => {
  for (const entry of entries.getEntries())
    if (entry.interactionId) window.longestMs = Math.max(window.longestMs, entry.duration);
}).observe({ type: "event", durationThreshold: 16 });

/** How long the next press takes until what it leads to can be seen at an address that begins like this. */
window.timeContent = (path, content) => {
  window.contentMs = undefined;
  const begin = ({ timeStamp }) => {
    const look = () => {
      const isShown = document.querySelector(content)?.checkVisibility({ visibilityProperty: true });
      if (isShown && location.pathname.startsWith(path)) window.contentMs = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("click", begin, { capture: true, once: true });
};
