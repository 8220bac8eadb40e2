// Runs before each test file of a browser-like project.
require("@testing-library/jest-dom");
const { configure, getConfig } = require("@testing-library/dom");
const { toHaveNoAxeViolations } = require("./axe-matcher.cjs");
const { leaveOutOwnerStacks } = require("./owner-stacks.cjs");

expect.extend({ toHaveNoAxeViolations });
// A timeout for failing tests, not a measure of speed: in a fresh clone on a busy machine the first chart of a run, whose
// library has to be transformed, took over half a minute.
configure({ asyncUtilTimeout: 120_000 });
leaveOutOwnerStacks(expect.getState().testPath);

// A query that waits fails many times before it succeeds, and each failure would print the whole page. The last one still
// does: the library asks again for its error when the time is over.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? "") : getElementError(message, container),
});

function never() {}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Widths and colour schemes match nothing, reduced motion always does: no test ever waits for an animation. */
function matchMedia(query) {
  return {
    media: query,
    matches: query.includes("prefers-reduced-motion: reduce"),
    onchange: null,
    addEventListener: never,
    removeEventListener: never,
    addListener: never,
    removeListener: never,
    dispatchEvent: () => false,
  };
}

/** A minimal 2D context for ECharts to lay out and "draw". Measures text by its length. */
function drawingContext(canvas) {
  const state = {
    canvas,
    measureText: (text) => ({ width: String(text).length * 7 }),
    createLinearGradient: () => ({ addColorStop: never }),
    createRadialGradient: () => ({ addColorStop: never }),
    createPattern: () => null,
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
    getLineDash: () => [],
    isPointInPath: () => false,
  };
  return new Proxy(state, { get: (target, key) => (key in target ? target[key] : never) });
}

function define(target, name, value) {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

define(window, "matchMedia", matchMedia);
define(window, "scrollTo", never);
define(window, "ResizeObserver", Observer);
define(window, "IntersectionObserver", Observer);
define(window.HTMLCanvasElement.prototype, "getContext", function getContext() {
  return drawingContext(this);
});
for (const name of ["scrollIntoView", "scrollTo", "setPointerCapture", "releasePointerCapture"]) {
  define(window.Element.prototype, name, never);
}
define(window.Element.prototype, "hasPointerCapture", () => false);
define(window.HTMLDialogElement.prototype, "showModal", function showModal() {
  this.open = true;
});
define(window.HTMLDialogElement.prototype, "close", function close() {
  this.open = false;
  this.dispatchEvent(new window.Event("close"));
});
define(window.navigator, "sendBeacon", () => true);

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split("; ").filter(Boolean)) {
    document.cookie = `${cookie.split("=")[0]}=; Path=/; Secure; Max-Age=0`;
  }
});
