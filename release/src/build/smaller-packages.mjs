import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const inThisFolder = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Parts of the shell's packages that are left out or replaced by their production build
 * (docs/decisions/0100-code-that-comes-late.md). The router's package refers only to its development build, with warnings
 * for developers. Unused in axios: its `fetch` adapter (calls without cookies have their own:
 * `shared/src/http/without-cookies.ts`), the names of status codes, cancel tokens, which `AbortSignal` replaces, the
 * conversion between objects and forms (files are sent as the browser's own `FormData`, and queries contain no lists or
 * objects), and the CSRF cookie.
 *
 * @returns aliases for the compiler: the requested module, and the file that is used instead
 */
export function smallerPackages() {
  const fromShared = createRequire(inThisFolder("../../../shared/package.json"));
  const axios = path.join(fromShared.resolve("axios/package.json"), "../lib");
  const fromRouter = createRequire(fromShared.resolve("react-router-dom"));
  const router = path.join(fromRouter.resolve("react-router/package.json"), "../dist/production");
  // axios's own empty replacement for modules that browsers do not need.
  const nothing = path.join(axios, "helpers/null.js");
  return {
    "react-router$": path.join(router, "index.mjs"),
    "react-router/dom$": path.join(router, "dom-export.mjs"),
    [path.join(axios, "adapters/fetch.js")]: inThisFolder("no-fetch-adapter.mjs"),
    [path.join(axios, "helpers/cookies.js")]: inThisFolder("no-cookies.mjs"),
    [path.join(axios, "helpers/formDataToJSON.js")]: nothing,
    [path.join(axios, "helpers/HttpStatusCode.js")]: nothing,
    [path.join(axios, "helpers/toFormData.js")]: nothing,
    [path.join(axios, "helpers/toURLEncodedForm.js")]: nothing,
    [path.join(axios, "helpers/AxiosURLSearchParams.js")]: inThisFolder("plain-query.mjs"),
    [path.join(axios, "cancel/CancelToken.js")]: nothing,
  };
}
