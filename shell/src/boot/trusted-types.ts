interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL?: (url: string) => string; createHTML?: (html: string) => string },
  ): unknown;
}

/** Code comes from published versions only. */
const codePaths = ["/areas/", "/shell/"];

/**
 * The `default` policy, made before anything loads a script. It lets loaders set `script.src` to a file of a published
 * version and refuses every other address. Texts as scripts are refused by leaving `createScript` out.
 *
 * `createHTML` gives an empty string only: the chart library assigns one at start to clear its box (measured); real HTML
 * goes through the sanitiser's own policy.
 */
export function installTrustedTypes(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy("default", {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && codePaths.some((start) => pathname.startsWith(start))) return url;
      throw new TypeError(`Scripts are loaded from published versions only, not from ${url}`);
    },
    createHTML(html) {
      if (html === "") return html;
      throw new TypeError("HTML is set through the sanitiser only");
    },
  });
}
