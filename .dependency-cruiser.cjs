// Who may import whom. Every rule is derived from the path, so a new slice, module or area is protected at birth, and says
// in one sentence why. Each is proved by a fixture that breaks it (launch/src/verify/fixtures/arrows/<rule>).

const tests = "(?:\\.test\\.tsx?$|/testing/|/test/)";
const areaCode = "^remote-[^/]+/src/";
const browserCode = "^(?:shell|remote-[^/]+)/src/";

/** A library, resolved by pnpm or not installed at all. */
function library(...names) {
  return `(?:^|node_modules/)(?:${names.join("|")})(?:/|$)`;
}

/** What other packages may use of this one, as it says itself in its package file. */
const publicFiles = (name) =>
  Object.entries(require(`./${name}/package.json`).exports)
    .filter(([entrance]) => entrance.startsWith("./public/"))
    .map(([, file]) => `^${name}/${file.slice(2).replaceAll(".", "\\.")}$`);

const packages = [
  {
    name: "area-not-to-area",
    comment: "An area must not import another area: they are built, released and rolled back separately.",
    from: { path: "^remote-([^/]+)/" },
    to: { path: "^remote-", pathNot: "^remote-$1/" },
  },
  {
    name: "area-not-to-shell",
    comment: "An area must not import the shell: the shell of tomorrow has to run the area of today.",
    from: { path: "^remote-" },
    to: { path: "^shell/" },
  },
  {
    name: "kit-only-shared-and-build",
    comment:
      "The kit goes into other repositories: it may bring along shared code and the build, and nothing that serves.",
    from: { path: "^area-kit/" },
    to: { path: "^(?:shell|remote-[^/]+|api|demo|launch|e2e|bench)/", pathNot: "^launch/src/testing/" },
  },
  {
    name: "nothing-built-on-kit",
    comment: "Nothing of the product is built on the kit: it repacks what the product is built on.",
    from: { path: "^(?:shared|shell|remote-[^/]+|api|demo|release|bench)/" },
    to: { path: "^area-kit/" },
  },
  {
    name: "shell-not-to-area",
    comment: "The shell must not import an area: all it knows of areas comes from the release document at run time.",
    from: { path: "^shell/" },
    to: { path: "^remote-" },
  },
  {
    name: "browser-not-to-server",
    comment:
      "Code for the browser must not import servers or tools: it would ship them, or break on their first import.",
    from: { path: browserCode, pathNot: tests },
    to: { path: "^(?:api|demo|release|launch|e2e|bench)/" },
  },
  {
    name: "shared-not-to-anyone",
    comment: "Shared must not import what builds on it: a change of one area would change every area.",
    from: { path: "^shared/" },
    to: { path: "^(?:shell|remote-[^/]+|api|demo|release|launch|e2e|bench)/", pathNot: "^launch/src/testing/" },
  },
  {
    name: "api-not-to-other-packages",
    comment:
      "The api must not import other packages' code: it is deployed alone and knows browsers only by the contract.",
    from: { path: "^api/", pathNot: `${tests}|^api/jest\\.config` },
    to: { path: "^(?:shell|remote-[^/]+|demo|release|launch|e2e|bench)/" },
  },
  {
    name: "api-tests-not-to-web",
    comment: "Tests of the api may use the launcher's PostgreSQL, but no page: a page's test is where both meet.",
    from: { path: "^api/" },
    to: { path: "^(?:shell|remote-[^/]+|demo|release|e2e|bench)/" },
  },
  {
    name: "release-not-to-product",
    comment: "The release plane must not import what it releases: it must be able to roll back a broken product.",
    from: { path: "^release/src/", pathNot: tests },
    to: { path: "^(?:shell|remote-[^/]+|api|demo|launch|e2e|bench)/" },
  },
  {
    name: "release-by-its-public-entrance",
    comment: "Other packages use what the release plane makes public: the rest of it changes without asking them.",
    from: { path: "^(?:launch|e2e)/", pathNot: tests },
    to: { path: "^release/src/", pathNot: publicFiles("release") },
  },
  {
    name: "api-by-its-public-entrance",
    comment: "The demo market uses what the api makes public: the rest of it changes without asking.",
    from: { path: "^demo/", pathNot: tests },
    to: { path: "^api/src/", pathNot: publicFiles("api") },
  },
  {
    name: "launch-not-to-web",
    comment: "The launcher starts processes and must not import pages: it runs before anything is built.",
    from: { path: "^launch/src/", pathNot: "^launch/src/(?:testing|verify)/" },
    to: { path: "^(?:shell|remote-[^/]+|demo|e2e|bench)/" },
  },
  {
    name: "launch-of-api-only-schema",
    comment:
      "The launcher asks the api only how a database's schema compares with its files: all else runs as a program.",
    from: { path: "^launch/src/", pathNot: "^launch/src/(?:testing|verify)/" },
    to: { path: "^api/src/", pathNot: "^api/src/platform/database/schema-state\\.ts$" },
  },
  {
    name: "demo-only-api",
    comment: "The demo market fills the api's database and runs beside it: it needs no page, and nothing needs it.",
    from: { path: "^demo/", pathNot: `${tests}|^demo/jest\\.config` },
    to: { path: "^(?:shell|remote-[^/]+|release|launch|e2e|bench)/" },
  },
  {
    name: "server-only-pure-rooms",
    comment:
      "Servers and tools use only the pure rooms of shared: everything else there expects a browser. A paper says the same as PDF and as a page.",
    from: { path: "^(?:api|demo|release|launch)/src/" },
    to: {
      path: "^shared/src/",
      pathNot: "^shared/src/(?:(?:contract|money|pricing|format|area)/|messages/papers\\.ts$)",
    },
  },
  {
    name: "server-no-browser-libraries",
    comment: "No React and no browser library on the server: the api answers data, never markup.",
    from: { path: "^(?:api|demo|launch)/src/", pathNot: "^launch/src/testing/" },
    to: { path: library("react", "react-dom", "react-router-dom", "zustand", "axios", "formik", "@mandi/shared/ui") },
  },
  {
    name: "e2e-only-from-outside",
    comment: "A browser journey sees the product from outside: it may start it and know the contract, nothing else.",
    from: { path: "^e2e/" },
    to: {
      path: "^(?:shell|remote-[^/]+|api|demo|bench|shared)/",
      pathNot: "^shared/src/(?:contract|money|pricing|format)/",
    },
  },
];

const rooms = [
  {
    name: "contract-stands-alone",
    comment:
      "The contract imports only TypeBox and itself: browser, server and tools of any age must be able to read it.",
    from: { path: "^shared/src/contract/", pathNot: tests },
    to: { pathNot: ["^shared/src/contract/", library("typebox")] },
  },
  {
    name: "money-stands-alone",
    comment: "Money imports nothing: an amount has to be rounded to the same paisa wherever it is computed.",
    from: { path: "^shared/src/money/", pathNot: tests },
    to: { pathNot: "^shared/src/money/" },
  },
  {
    name: "pricing-only-money",
    comment: "Pricing builds on money alone: the one price function has to give the same rupees wherever it runs.",
    from: { path: "^shared/src/pricing/", pathNot: tests },
    to: { pathNot: "^shared/src/(?:pricing|money)/" },
  },
  {
    name: "format-only-money",
    comment: "Formatting builds on money alone, so that server and browser write a number the same way.",
    from: { path: "^shared/src/format/", pathNot: tests },
    to: { pathNot: "^shared/src/(?:format|money)/" },
  },
  {
    name: "session-below-http",
    comment: "The session knows no calls and no screens: the http client asks it, never the other way round.",
    from: { path: "^shared/src/session/", pathNot: tests },
    to: { path: "^shared/src/(?:http|state|query|browser|ui|messages)/" },
  },
  {
    name: "http-below-state",
    comment: "The http client carries calls and knows nothing of lists, pages or toasts that are built on it.",
    from: { path: "^shared/src/http/", pathNot: tests },
    to: { path: "^shared/src/(?:state|query|browser|ui|messages)/" },
  },
  {
    name: "ui-no-session-no-http",
    comment: "The UI kit receives data and callbacks: a component that fetches or knows the user cannot be reused.",
    from: { path: "^shared/src/ui/", pathNot: tests },
    to: { path: "^shared/src/(?:session|http)/" },
  },
];

// From the bottom up: store, plan, serve, cli. The build is apart, because its files decide what is built again.
const releaseRooms = [
  {
    name: "release-store-lowest",
    comment: "The store keeps versions and signed revisions, and imports no room that decides what to do with them.",
    from: { path: "^release/src/store/", pathNot: tests },
    to: { path: "^release/src/(?:plan|serve|cli|build)/" },
  },
  {
    name: "release-plan-not-upwards",
    comment: "Planning a step must work for every caller: the command line, the web server and the start command.",
    from: { path: "^release/src/plan/", pathNot: tests },
    to: { path: "^release/src/(?:serve|cli|build)/" },
  },
  {
    name: "release-serve-not-upwards",
    comment: "Serving pages must not load the command line or the compiler: it has to start when either is broken.",
    from: { path: "^release/src/serve/", pathNot: tests },
    to: { path: "^release/src/(?:cli|build)/" },
  },
  {
    name: "release-build-only-files",
    comment: "A build reads its own folder and the file helpers: a change elsewhere must not rebuild every area.",
    from: { path: "^release/src/build/", pathNot: tests },
    to: { path: "^release/src/", pathNot: "^release/src/(?:build|store/files)/" },
  },
];

const libraries = [
  {
    name: "axios-only-in-http",
    comment: "Only shared/http talks to axios: token, contract and failure handling must not be forgotten anywhere.",
    from: { pathNot: "^shared/src/http/" },
    to: { path: library("axios") },
  },
  {
    name: "toasts-only-in-shell",
    comment: "Only the shell draws toasts; areas use notify, or each would bring a toast container of its own.",
    from: { pathNot: "^shell/src/" },
    to: { path: library("react-toastify") },
  },
  {
    name: "charts-only-in-ui",
    comment: "Only the chart of the UI kit imports ECharts: it is the largest library and must stay in one lazy chunk.",
    from: { pathNot: "^shared/src/ui/" },
    to: { path: library("echarts", "echarts-for-react", "zrender") },
  },
  {
    name: "sanitiser-only-in-its-place",
    comment: "HTML is sanitised where it is shown and where it is stored, by one component and one module.",
    from: { pathNot: "^(?:shared/src/ui/|shell/src/|api/src/)" },
    to: { path: library("dompurify", "sanitize-html") },
  },
  {
    name: "no-federation-in-areas",
    comment:
      "An area must not know how it is loaded: the contract of loading belongs to the release plane and the shell.",
    from: { path: "^(?:remote-[^/]+|shared|api)/" },
    to: { path: library("@module-federation/[^/]+", "@rspack/core", "@rsbuild/[^/]+") },
  },
];

const slices = [
  {
    name: "component-not-to-http",
    comment: "Pages and components never call: a file of calls says what travels, a hook what happens when it fails.",
    from: { path: `${areaCode}.+\\.tsx$`, pathNot: tests },
    to: { path: "^shared/src/http/http\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "api-file-no-react",
    comment: "A file of calls maps input to parsed output; React in it would tie the call to one screen.",
    from: { path: `${areaCode}.+\\.api\\.ts$` },
    to: { path: [library("react", "react-dom", "react-router-dom"), "\\.tsx$", "/use-[^/]+\\.ts$"] },
  },
  {
    name: "hook-not-to-component",
    comment: "A hook must not import a component: the page chooses what to show, the hook what there is.",
    from: { path: `${areaCode}.+/use-[^/]+\\.ts$` },
    to: { path: `${areaCode}.+\\.tsx$` },
  },
  {
    name: "nothing-imports-a-page",
    comment: "Only the table of routes may import a page: anything else would pull the page out of its own chunk.",
    from: { pathNot: "(?:/src/area\\.tsx$|^shell/src/|\\.test\\.tsx?$)" },
    to: { path: "\\.page\\.tsx$" },
  },
  {
    name: "slice-not-to-slice",
    comment: "A slice must not use another slice's form rules or styles: what two need has a folder of its own.",
    from: { path: "^remote-([^/]+)/src/([^/]+)/", pathNot: tests },
    to: {
      path: "^remote-$1/src/[^/]+/.+\\.(?:schema\\.ts|module\\.css)$",
      pathNot: "^remote-$1/src/(?:$2|common)/",
    },
  },
];

const modules = [
  {
    name: "routes-not-to-store",
    comment: "Routes must go through the service: rules and the transaction are there, SQL alone is not the business.",
    from: { path: "^api/src/modules/.+\\.routes\\.ts$" },
    to: { path: "\\.store\\.ts$" },
  },
  {
    name: "store-not-upwards",
    comment: "A store is SQL only: one that calls a service or a route hides a decision in a query.",
    from: { path: "^api/src/modules/.+\\.store\\.ts$" },
    to: { path: "\\.(?:service|routes|presenter)\\.ts$" },
  },
  {
    name: "tables-are-leaves",
    comment:
      "A *.tables.ts must not lead back to the database, whose type is made of all of them: types would go in circles.",
    from: { path: "^api/src/modules/.+\\.tables\\.ts$" },
    to: { path: "^api/src/(?:database-tables|platform/database/database)\\.ts$", reachable: true },
  },
  {
    name: "read-not-upwards",
    comment: "A read is SQL only, like a store: rules that it called would be hidden in a query.",
    from: { path: "^api/src/reads/" },
    to: {
      path: "\\.(?:service|routes|presenter|store)\\.ts$",
      dependencyTypesNot: ["type-only"], // a row's type may travel
    },
  },
  {
    name: "only-services-read",
    comment: "A read goes through a service, as a store does: there it is decided who may see what.",
    from: { path: "^api/src/modules/.+\\.(?:routes|store|presenter|policy)\\.ts$" },
    to: { path: "^api/src/reads/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "service-not-to-routes",
    comment: "A service must not know routes: jobs and the desk call it as well.",
    from: { path: "^api/src/modules/.+\\.(?:service|policy|presenter)\\.ts$" },
    to: { path: "\\.routes\\.ts$" },
  },
  {
    name: "policy-is-pure",
    comment: "A policy decides from what it is given: with a query inside it could not be tested as a table.",
    from: { path: "^api/src/modules/.+\\.policy\\.ts$" },
    to: { path: ["\\.(?:store|service)\\.ts$", library("pg", "kysely", "fastify")] },
  },
  {
    name: "module-not-to-others-inside",
    comment:
      "A module uses another only through its service, or a store that it has opened because no rule stands before it: " +
      "its other stores, tables and routes are its own business.",
    from: { path: "^api/src/modules/([^/]+)/", pathNot: tests },
    to: {
      path: "^api/src/modules/.+\\.(?:store|routes)\\.ts$",
      pathNot: ["^api/src/modules/$1/", "\\.open\\.store\\.ts$"],
      dependencyTypesNot: ["type-only"], // a row's type may travel, the query may not
    },
  },
  {
    name: "platform-not-to-modules",
    comment: "The machinery of the api must not know the business; only its lists name every module, one line each.",
    from: {
      path: "^api/src/platform/",
      pathNot: `${tests}|^api/src/platform/(?:routes/all-routes|services|jobs/all-jobs)\\.ts$`,
    },
    to: { path: "^api/src/modules/" },
  },
];

const everywhere = [
  {
    name: "no-cycles",
    comment: "A cycle has no order of evaluation: what is defined depends on which file was asked for first.",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "no-tests-in-product",
    comment: "Code of the product must not import tests or fakes: they would ship.",
    from: { pathNot: `${tests}|^(?:e2e|bench)/|jest\\.config|jest-preset|^launch/src/test` },
    to: { path: "(?:\\.test\\.tsx?$|^(?:shared|shell|remote-[^/]+|api|release|launch)/src/testing/)" },
  },
  {
    name: "no-unresolvable",
    comment: "An import that leads nowhere is a package that is not declared or a file that is gone.",
    from: {},
    // Types alone, from @types/pdfmake: the package itself has no such file.
    to: { couldNotResolve: true, pathNot: "^pdfmake/interfaces$" },
  },
];

module.exports = {
  forbidden: [...packages, ...rooms, ...releaseRooms, ...libraries, ...slices, ...modules, ...everywhere].map(
    (rule) => ({
      severity: "error",
      ...rule,
    }),
  ),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(?:^|/)(?:dist|\\.mandi|\\.cache|reports|coverage)/|^launch/src/verify/fixtures/" },
    // Types count: a slice that needs another's type needs the other slice.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
};
