import { rspack } from "@rsbuild/core";

/**
 * Lets the shell make an area's own loader start afresh: a chunk or style sheet that hangs is abandoned, and every file is
 * requested at a new address (`?r=2`), because a hanging request blocks its address for all later ones (measured).
 *
 * The shell finds it as the global `<container>_retry`; an area without it is retried by its entry alone.
 */
export class FreshChunksPlugin {
  /** @param {string} container */
  constructor(container) {
    this.container = container;
  }

  /** @param {import("@rsbuild/core").Rspack.Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals } = compiler.rspack;
    compiler.hooks.thisCompilation.tap("FreshChunksPlugin", (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap("FreshChunksPlugin", (chunk, requirements) => {
        requirements.add(RuntimeGlobals.loadScript);
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new FreshChunksModule(this.container));
      });
    });
  }
}

class FreshChunksModule extends rspack.RuntimeModule {
  /** @param {string} container */
  constructor(container) {
    super("mandi fresh chunks", rspack.RuntimeModule.STAGE_TRIGGER);
    this.container = container;
  }

  generate() {
    return `
var attempt = 0, waiting = new Set(), load = __webpack_require__.l;
__webpack_require__.l = (url, done, key, chunk) => {
  // An abandoned request must not settle the attempt that follows it, so its end counts only while it is awaited.
  var end = (event) => waiting.delete(end) && done(event);
  waiting.add(end);
  // The loader reuses an element with the same key, even one that hangs.
  load(url, end, key + "?" + attempt, chunk);
};
["u", "miniCssF"].forEach((kind) => {
  var nameOf = __webpack_require__[kind];
  if (nameOf) __webpack_require__[kind] = (chunk) => nameOf(chunk) + (attempt ? "?r=" + attempt : "");
});
globalThis[${JSON.stringify(`${this.container}_retry`)}] = (number) => {
  attempt = number;
  waiting.forEach((end) => end({ type: "timeout" }));
  document.querySelectorAll("link[rel=stylesheet]").forEach((link) => {
    if (!link.sheet && link.onerror && link.href.startsWith(__webpack_require__.p)) link.onerror({ type: "timeout" });
  });
};`;
  }
}
