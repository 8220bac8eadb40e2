const isNeverCalled = 'throw new Error("Left out of the build");';

/**
 * Functions of the router that no page calls, by name, with the body that replaces each. The compiler cannot drop them:
 * other functions in the same file refer to them (docs/decisions/0100-code-that-comes-late.md).
 */
export const leftOutOfTheRouter = new Map([
  // Forms and fetchers that the router sends: forms here are formik's, calls are axios's.
  ["handleAction", isNeverCalled],
  ["handleFetcherAction", isNeverCalled],
  ["handleFetcherLoader", isNeverCalled],
  ["fetch2", isNeverCalled],
  ["useSubmit", isNeverCalled],
  ["useFormAction", isNeverCalled],
  ["getFormSubmissionInfo", isNeverCalled],
  ["normalizeNavigateOptions", "return { path };"],
  // Routes discovered at run time: ours are all in the release document, only the code of their pages comes later.
  ["discoverRoutes", isNeverCalled],
  ["loadLazyRoute", "return {};"],
  // Middleware and measuring points of routes.
  ["runClientMiddlewarePipeline", "return handler(args);"],
  ["getRouteInstrumentationUpdates", isNeverCalled],
  ["instrumentClientSideRouter", isNeverCalled],
  // Rendering on a server, and the links that fetch what such a server has.
  ["HistoryRouter", isNeverCalled],
  ["deserializeErrors", isNeverCalled],
  ["decodeRedirectErrorDigest", ""],
  ["decodeRouteErrorResponseDigest", ""],
  ["PrefetchPageLinks", isNeverCalled],
  ["PrefetchPageLinksImpl", isNeverCalled],
  ["RSCPrefetchPageLinksImpl", isNeverCalled],
  ["usePrefetchBehavior", "return [false, null, {}];"],
  ["RSCErrorHandler", "return children;"],
  ["ScrollRestoration", "useScrollRestoration({ getKey, storageKey }); return null;"],
  // View transitions.
  ["useViewTransitionState", "return false;"],
]);
