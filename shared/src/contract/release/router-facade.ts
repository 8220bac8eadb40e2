/**
 * What an area may use of react-router-dom. The shell shares only these names: the whole router would add 30 kB to
 * every first visit that no page uses. A name missing here would be `undefined` at run time, so the build of an area
 * rejects it.
 */
export const routerFacade = [
  "Link",
  "NavLink",
  "Navigate",
  "Outlet",
  "createSearchParams",
  "generatePath",
  "matchPath",
  "useBlocker",
  "useHref",
  "useLocation",
  "useMatch",
  "useNavigate",
  "useNavigationType",
  "useParams",
  "useSearchParams",
] as const;
