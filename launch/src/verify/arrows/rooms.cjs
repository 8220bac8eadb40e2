// Arrows between the rooms of shared and of the release plane, and which room may use which library.

const { library, tests } = require("./paths.cjs");

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
    comment: "Money imports nothing: an amount must round to the same paisa wherever it is computed.",
    from: { path: "^shared/src/money/", pathNot: tests },
    to: { pathNot: "^shared/src/money/" },
  },
  {
    name: "pricing-only-money",
    comment: "Pricing builds on money alone: the price function must give the same result wherever it runs.",
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
    comment:
      "The session must not import calls or screens: the http client uses the session, never the other way round.",
    from: { path: "^shared/src/session/", pathNot: tests },
    to: { path: "^shared/src/(?:http|state|query|browser|ui|messages)/" },
  },
  {
    name: "http-below-state",
    comment: "The http client must not import the lists, pages or toasts that are built on it.",
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

// From the bottom up: store, wire, plan, serve, cli. The build is separate, because a change of its files causes a rebuild.
const releaseRooms = [
  {
    name: "release-store-lowest",
    comment:
      "The store keeps versions and signed revisions, and must not import rooms that decide what to do with them.",
    from: { path: "^release/src/store/", pathNot: tests },
    to: { path: "^release/src/(?:wire|plan|serve|cli|build|console)/" },
  },
  {
    name: "release-wire-only-shapes",
    comment: "The release interface consists of schemas only, because the console uses them in a browser.",
    from: { path: "^release/src/wire/", pathNot: tests },
    to: { pathNot: ["^release/src/(?:wire/|store/release-state\\.ts$)", "^shared/src/contract/", library("typebox")] },
  },
  {
    name: "console-only-wire",
    comment: "The console runs in a browser and may use only the schemas of the release plane's answers.",
    from: { path: "^release/src/console/", pathNot: tests },
    to: { pathNot: ["^release/src/(?:console|wire)/", "^shared/src/contract/", library("typebox")] },
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

module.exports = [...rooms, ...releaseRooms, ...libraries];
