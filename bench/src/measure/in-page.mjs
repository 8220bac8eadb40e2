// Runs in the measured page before anything of the product. A separate file, because the loader that runs the bench would
// add its helpers to a function passed to the browser.

/** @param {string} pathname */
window.lookForHeading = (pathname) => {
  window.shownAt = undefined;
  const look = () => {
    const heading = document.querySelector("main h1");
    if (location.pathname === pathname && heading?.checkVisibility({ visibilityProperty: true }))
      window.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
window.lookForHeading(location.pathname);
