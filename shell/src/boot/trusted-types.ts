interface PolicyRules {
  readonly createScriptURL?: (url: string) => string;
  readonly createHTML?: (html: string) => string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: PolicyRules): unknown;
}

/** Addresses of published versions, the only source of code. */
const codePaths = ["/areas/", "/shell/"];

/** The name with which the sanitiser creates its policy. */
const sanitiserPolicy = "dompurify";

/**
 * Makes the two policies of the document, before anything loads a script. No other policy can be made after them: the
 * security policy of the page allows these two names, once each.
 */
export function installTrustedTypes(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return;
  makeDefaultPolicy(factory);
  shareSanitiserPolicy(factory);
}

/**
 * The `default` policy lets loaders set `script.src` to a file of a published version and refuses every other address. Texts
 * as scripts are refused by leaving `createScript` out.
 *
 * `createHTML` returns only the empty string: the chart library assigns one at start to clear its box (measured); real HTML
 * goes through the sanitiser's own policy.
 */
function makeDefaultPolicy(factory: TrustedTypesFactory): void {
  factory.createPolicy("default", {
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

/**
 * The sanitiser's policy. Each area contains its own copy of the sanitiser, and each copy creates a policy with this name; a
 * second one would be refused, and its HTML with it. So every copy gets the one that is created here, which allows HTML and
 * never script addresses. This also works for areas built earlier.
 */
function shareSanitiserPolicy(factory: TrustedTypesFactory): void {
  const shared = factory.createPolicy(sanitiserPolicy, { createHTML: (html) => html });
  const create = factory.createPolicy.bind(factory);
  factory.createPolicy = (name, rules) => (name === sanitiserPolicy ? shared : create(name, rules));
}
