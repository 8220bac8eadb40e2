// Arrows between packages.

const { browserCode, library, publicFiles, tests } = require("./paths.cjs");

module.exports = [
  {
    name: "area-not-to-area",
    comment: "An area must not import another area: they are built, released and rolled back separately.",
    from: { path: "^remote-([^/]+)/" },
    to: { path: "^remote-", pathNot: "^remote-$1/" },
  },
  {
    name: "area-not-to-shell",
    comment: "An area must not import the shell: a newer shell has to run an older area.",
    from: { path: "^remote-" },
    to: { path: "^shell/" },
  },
  {
    name: "kit-only-shared-and-build",
    comment: "The kit goes into other repositories: it may depend on shared code and the build, but on no server.",
    from: { path: "^area-kit/" },
    to: { path: "^(?:shell|remote-[^/]+|api|demo|launch|e2e|bench)/", pathNot: "^launch/src/testing/" },
  },
  {
    name: "nothing-built-on-kit",
    comment: "The product does not depend on the kit: the kit repackages what the product is built on.",
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
      "The api must not import other packages' code: it is deployed separately and knows browsers only through the contract.",
    from: { path: "^api/", pathNot: `${tests}|^api/jest\\.config` },
    to: { path: "^(?:shell|remote-[^/]+|demo|release|launch|e2e|bench)/" },
  },
  {
    name: "api-tests-not-to-web",
    comment:
      "Tests of the api may use the launcher's PostgreSQL, but no page: pages are tested together with the api in e2e.",
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
    comment: "Other packages use only the public entry points of the release plane: the rest may change freely.",
    from: { path: "^(?:launch|e2e)/", pathNot: tests },
    to: { path: "^release/src/", pathNot: publicFiles("release") },
  },
  {
    name: "api-by-its-public-entrance",
    comment: "The demo market uses only the public entry points of the api: the rest may change freely.",
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
      "The launcher uses the api only to compare a database's schema with its migrations: everything else runs as a program.",
    from: { path: "^launch/src/", pathNot: "^launch/src/(?:testing|verify)/" },
    to: { path: "^api/src/", pathNot: "^api/src/platform/database/schema-state\\.ts$" },
  },
  {
    name: "demo-only-api",
    comment:
      "The demo market fills the api's database and runs beside it: it needs no page, and nothing depends on it.",
    from: { path: "^demo/", pathNot: `${tests}|^demo/jest\\.config` },
    to: { path: "^(?:shell|remote-[^/]+|release|launch|e2e|bench)/" },
  },
  {
    name: "server-only-pure-rooms",
    comment:
      "Servers and tools use only the pure rooms of shared, and messages that a PDF, the trail or a search shares with a page: everything else there expects a browser.",
    from: { path: "^(?:api|demo|release|launch)/src/" },
    to: {
      path: "^shared/src/",
      pathNot:
        "^shared/src/(?:(?:contract|money|pricing|format|area)/|messages/(?:(?:trade-)?papers|party-registration|paper-list|pure-agent|desk-trail|marking-needs)\\.ts$)",
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
