import { Outlet, ScrollRestoration } from "react-router-dom";
import { Diagnostics } from "../diagnostics/diagnostics";
import { RouteAnnouncer } from "../frame/route-announcer";
import { Notices } from "../notices/notices";
import { NewSetNotice } from "../release/new-set-notice";
import { OverrideBadge } from "../release/override-badge";

/** Wraps every page, with or without the frame. */
export function Root() {
  return (
    <>
      <ScrollRestoration />
      <RouteAnnouncer />
      <Outlet />
      <OverrideBadge />
      <NewSetNotice />
      <Diagnostics />
      <Notices />
    </>
  );
}
