/**
 * What an area may use of react-router-dom. The shell shares these names only: the whole router would cost every first
 * visit 30 kB that no page uses. A name that is missing here would be `undefined` at run time, so the build of an area
 * refuses it.
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
