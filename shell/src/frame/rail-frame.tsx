import { roleOf, useSession } from "@mandi/shared/session";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { CookieNotice } from "../consent/cookie-notice";
import { menuEntries } from "../menus/menu-entries";
import { useLiveRelease } from "../release/live-release";
import { placedRouteAt } from "../routing/route-access";
import { appLink } from "./contact-links";
import { type FrameProps, SkipLink } from "./frame";
import frameStyles from "./frame.module.css";
import { Header } from "./header";
import { mainId } from "./main-id";
import { Rail } from "./rail";
import styles from "./rail-frame.module.css";
import { useSiteSetup } from "./site-setup";

/** For an area in which people work all day: header over the whole width, the area's entries beside the page, no footer. */
export function RailFrame({ children }: FrameProps) {
  const user = useSession((session) => session.user);
  const role = useSession(roleOf);
  const release = useLiveRelease();
  const setup = useSiteSetup();
  const placed = placedRouteAt(release, useLocation().pathname);
  const menus = useMemo(
    () => ({
      rail: menuEntries(release, "rail", role),
      account: menuEntries(release, "account", role),
      drawer: menuEntries(release, "drawer", role),
    }),
    [release, role],
  );
  return (
    <div className={`${frameStyles.frame} ${styles.frame}`}>
      <SkipLink />
      <Header
        user={user}
        links={[]}
        account={menus.account}
        drawer={menus.drawer}
        downloadLink={appLink(setup)}
        rail={{ area: placed ? (release.areas[placed.area]?.title ?? "") : "", search: placed?.route.search }}
      />
      <div className={styles.body}>
        <Rail entries={menus.rail} />
        <main id={mainId} className={frameStyles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <CookieNotice />
    </div>
  );
}
