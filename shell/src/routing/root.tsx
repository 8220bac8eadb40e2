import { Outlet, ScrollRestoration } from "react-router-dom";
import { RouteAnnouncer } from "../frame/route-announcer";
import { Notices } from "../notices/notices";

/** What stands around every page, framed or bare. */
export function Root() {
  return (
    <>
      <ScrollRestoration />
      <RouteAnnouncer />
      <Outlet />
      <Notices />
    </>
  );
}
