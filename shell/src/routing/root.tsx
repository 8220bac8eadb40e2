import { Outlet } from "react-router-dom";
import { useStore } from "zustand";
import { Diagnostics } from "../diagnostics/diagnostics";
import { RouteAnnouncer } from "../frame/route-announcer";
import { Notices } from "../notices/notices";
import { overrideBadge } from "../release/asked-overrides";
import { NewSetNotice } from "../release/new-set-notice";
import { KeptPlace } from "./kept-places";

/** Wraps every page, with or without the frame. */
export function Root() {
  const { Badge } = useStore(overrideBadge);
  return (
    <>
      <KeptPlace />
      <RouteAnnouncer />
      <Outlet />
      {Badge && <Badge />}
      <NewSetNotice />
      <Diagnostics />
      <Notices />
    </>
  );
}
