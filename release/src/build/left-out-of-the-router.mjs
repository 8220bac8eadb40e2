const isNeverCalled = 'throw new Error("Left out of the build");';

/**
 * Functions of the router that no page calls, by name, with the body that replaces each. The compiler cannot drop them:
 * other functions in the same file refer to them (docs/decisions/0100-code-that-comes-late.md).
 */
export const leftOutOfTheRouter = new Map([
  // The router's forms and fetchers: here formik handles forms, and axios makes the calls.
  ["handleAction", isNeverCalled],
  ["handleFetcherAction", isNeverCalled],
  ["handleFetcherLoader", isNeverCalled],
  ["fetch2", isNeverCalled],
  ["useSubmit", isNeverCalled],
  ["useFormAction", isNeverCalled],
  ["getFormSubmissionInfo", isNeverCalled],
  ["normalizeNavigateOptions", "return { path };"],
  // Routes discovered at run time: all of ours are in the release document; only the code of their pages is loaded later.
  ["discoverRoutes", isNeverCalled],
  ["loadLazyRoute", "return {};"],
  // Middleware and instrumentation of routes.
  ["runClientMiddlewarePipeline", "return handler(args);"],
  ["getRouteInstrumentationUpdates", isNeverCalled],
  ["instrumentClientSideRouter", isNeverCalled],
  // Server rendering, and the links that prefetch its data.
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
