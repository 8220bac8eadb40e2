// Arrows inside an area and inside the api, and rules for all code.

const { areaCode, library, tests } = require("./paths.cjs");

const slices = [
  {
    name: "component-not-to-http",
    comment:
      "Pages and components make no calls: an *.api.ts file defines what is sent and received, a hook what happens on failure.",
    from: { path: `${areaCode}.+\\.tsx$`, pathNot: tests },
    to: { path: "^shared/src/http/http\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "api-file-no-react",
    comment: "An *.api.ts file maps input to parsed output; React in it would tie the call to one screen.",
    from: { path: `${areaCode}.+\\.api\\.ts$` },
    to: { path: [library("react", "react-dom", "react-router-dom"), "\\.tsx$", "/use-[^/]+\\.ts$"] },
  },
  {
    name: "hook-not-to-component",
    comment: "A hook must not import a component: the hook provides data, the page decides how to show it.",
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
    comment: "A slice must not use another slice's form rules or styles: what two slices need gets its own folder.",
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
    comment: "Routes must go through the service, which has the rules and the transaction.",
    from: { path: "^api/src/modules/.+\\.routes\\.ts$" },
    to: { path: "\\.store\\.ts$" },
  },
  {
    name: "store-not-upwards",
    comment: "A store contains SQL only: one that calls a service or a route hides a decision in a query.",
    from: { path: "^api/src/modules/.+\\.store\\.ts$" },
    to: { path: "\\.(?:service|routes|presenter)\\.ts$" },
  },
  {
    name: "tables-are-leaves",
    comment:
      "A *.tables.ts must not import the database, whose type is made of all of them: the types would be circular.",
    from: { path: "^api/src/modules/.+\\.tables\\.ts$" },
    to: { path: "^api/src/(?:database-tables|platform/database/database)\\.ts$", reachable: true },
  },
  {
    name: "read-not-upwards",
    comment: "A read contains SQL only, like a store: rules that it called would be hidden in a query.",
    from: { path: "^api/src/reads/" },
    to: {
      path: "\\.(?:service|routes|presenter|store)\\.ts$",
      dependencyTypesNot: ["type-only"], // a row's type may travel
    },
  },
  {
    name: "only-services-read",
    comment: "A read is used through a service, like a store: the service decides who may see what.",
    from: { path: "^api/src/modules/.+\\.(?:routes|store|presenter|policy)\\.ts$" },
    to: { path: "^api/src/reads/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "service-not-to-routes",
    comment: "A service must not import routes: jobs and the desk call it as well.",
    from: { path: "^api/src/modules/.+\\.(?:service|policy|presenter)\\.ts$" },
    to: { path: "\\.routes\\.ts$" },
  },
  {
    name: "policy-is-pure",
    comment: "A policy decides from its arguments: with a query inside it could not be tested with a table of cases.",
    from: { path: "^api/src/modules/.+\\.policy\\.ts$" },
    to: { path: ["\\.(?:store|service)\\.ts$", library("pg", "kysely", "fastify")] },
  },
  {
    name: "module-not-to-others-inside",
    comment:
      "A module uses another only through its service, or a store that it has opened because it needs no rule: " +
      "its other stores, tables and routes are private.",
    from: { path: "^api/src/modules/([^/]+)/", pathNot: tests },
    to: {
      path: "^api/src/modules/.+\\.(?:store|routes)\\.ts$",
      pathNot: ["^api/src/modules/$1/", "\\.open\\.store\\.ts$"],
      dependencyTypesNot: ["type-only"], // a row's type may travel, the query may not
    },
  },
  {
    name: "platform-not-to-modules",
    comment:
      "The api's platform code must not import business modules; only its lists name every module, one line each.",
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
    comment: "A cycle has no order of evaluation: what is defined depends on which file was imported first.",
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

module.exports = [...slices, ...modules, ...everywhere];
