// jsdom plus what every current browser has and jsdom lacks. Without fetch, Request and Response the data routers of
// react-router do not even start.
require("./compile-once.cjs");
const { rememberComputedStyles } = require("./computed-styles.cjs");
const { TestEnvironment } = require("jest-environment-jsdom");

const fromNode = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "FormData",
  "AbortController",
  "AbortSignal",
  "TextEncoder",
  "TextDecoder",
  "ReadableStream",
  "TransformStream",
  "CompressionStream",
  "structuredClone",
];

/**
 * Node's Request accepts only Node's AbortSignal, jsdom's listeners only jsdom's. Signals are Node's here, so listeners
 * bound to one are removed by hand.
 */
function acceptForeignSignals(target) {
  const add = target.addEventListener;
  target.addEventListener = function addEventListener(type, listener, options) {
    if (options === null || typeof options !== "object" || !options.signal)
      return add.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener("abort", () => this.removeEventListener(type, listener, rest), { once: true });
    return add.call(this, type, listener, rest);
  };
}

class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) if (name in globalThis) this.global[name] = globalThis[name];
    if (!this.global.crypto.subtle) {
      Object.defineProperty(this.global, "crypto", { value: globalThis.crypto, configurable: true });
    }
    acceptForeignSignals(this.global.EventTarget.prototype);
    acceptForeignSignals(this.global); // Jest gives the window its own listener method
    rememberComputedStyles(this.global);
  }
}

module.exports = BrowserLikeEnvironment;
