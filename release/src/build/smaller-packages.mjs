import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const inThisFolder = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Parts of the shell's packages that are left out, or taken as they are meant to be served (docs/decisions/0100-code-that-comes-late.md).
 * The router names only its development build, with warnings for developers. Of axios nobody calls its way through `fetch` (calls
 * without cookies have their own: `shared/src/http/without-cookies.ts`), the names of status codes, the way to cancel that
 * came before `AbortSignal`, objects written as forms and forms as JSON (a file goes as the browser's own form, and a
 * query has no lists and objects), and the cookie of a token against forged requests.
 *
 * @returns aliases for the compiler: what is asked for, and the file that is taken
 */
export function smallerPackages() {
  const fromShared = createRequire(inThisFolder("../../../shared/package.json"));
  const axios = path.join(fromShared.resolve("axios/package.json"), "../lib");
  const fromRouter = createRequire(fromShared.resolve("react-router-dom"));
  const router = path.join(fromRouter.resolve("react-router/package.json"), "../dist/production");
  // What axios itself puts in place of what a browser has no use for.
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
