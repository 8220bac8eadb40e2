import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const inThisFolder = (name) => fileURLToPath(new URL(name, import.meta.url));
const fromShared = () => createRequire(inThisFolder("../../../shared/package.json"));

/**
 * Parts of the shell's packages that are left out or replaced by their production build
 * (docs/decisions/0100-code-that-comes-late.md). The router's package refers only to its development build, with warnings
 * for developers. Unused in axios: its `fetch` adapter (calls without cookies have their own:
 * `shared/src/http/without-cookies.ts`), the names of status codes, cancel tokens, which `AbortSignal` replaces, the
 * conversion between objects and forms (files are sent as the browser's own `FormData`, and queries contain no lists or
 * objects), the CSRF cookie, interceptors, the checks of its own options and the progress of a call.
 *
 * @returns aliases for the compiler: the requested module, and the file that is used instead
 */
export function smallerPackages() {
  const fromRouter = createRequire(fromShared().resolve("react-router-dom"));
  const router = path.join(fromRouter.resolve("react-router/package.json"), "../dist/production");
  // axios's own empty replacement for modules that browsers do not need.
  const nothing = inAxios("helpers/null.js");
  return {
    "react-router$": path.join(router, "index.mjs"),
    "react-router/dom$": path.join(router, "dom-export.mjs"),
    [inAxios("adapters/fetch.js")]: inThisFolder("no-fetch-adapter.mjs"),
    [inAxios("helpers/cookies.js")]: inThisFolder("no-cookies.mjs"),
    [inAxios("helpers/formDataToJSON.js")]: nothing,
    [inAxios("helpers/HttpStatusCode.js")]: nothing,
    [inAxios("helpers/toFormData.js")]: nothing,
    [inAxios("helpers/toURLEncodedForm.js")]: nothing,
    [inAxios("helpers/AxiosURLSearchParams.js")]: inThisFolder("plain-query.mjs"),
    [inAxios("cancel/CancelToken.js")]: nothing,
    [inAxios("core/InterceptorManager.js")]: inThisFolder("no-interceptors.mjs"),
    [inAxios("core/assertParamsAcyclic.js")]: inThisFolder("no-check.mjs"),
    [inAxios("helpers/validator.js")]: inThisFolder("no-validator.mjs"),
    [inAxios("helpers/progressEventReducer.js")]: inThisFolder("no-progress.mjs"),
  };
}

/**
 * @param {string} file of axios, by its path in the package's `lib`
 * @returns its full path. An upgrade that has moved it fails the build: otherwise what is left out would come back unnoticed.
 */
export function inAxios(file) {
  const found = path.join(fromShared().resolve("axios/package.json"), "../lib", file);
  if (!existsSync(found)) throw new Error(`axios no longer has ${file}`);
  return found;
}
