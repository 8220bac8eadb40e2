import { shell } from "@mandi/shared/messages/shell";
import { roleOf, useSession } from "@mandi/shared/session";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { CookieNotice } from "../consent/cookie-notice";
import { DeliveryBar } from "../delivery/delivery-bar";
import { menuEntries } from "../menus/menu-entries";
import { useLiveRelease } from "../release/live-release";
import { appLink } from "./contact-links";
import { Footer } from "./footer";
import styles from "./frame.module.css";
import { Header } from "./header";
import { mainId } from "./main-id";
import { useSiteSetup } from "./site-setup";
import { Subnav } from "./subnav";

export interface FrameProps {
  readonly children: ReactNode;
}

/** Everything around a page. Its menus come from the areas' data alone. */
export function Frame({ children }: FrameProps) {
  const user = useSession((session) => session.user);
  const role = useSession(roleOf);
  const release = useLiveRelease();
  const setup = useSiteSetup();
  const menus = useMemo(
    () => ({
      links: menuEntries(release, "header", role),
      row: menuEntries(release, "subnav", role),
      account: menuEntries(release, "account", role),
      drawer: menuEntries(release, "drawer", role),
      support: menuEntries(release, "footer-support", role),
      about: menuEntries(release, "footer-about", role),
    }),
    [release, role],
  );
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header
        user={user}
        links={menus.links}
        account={menus.account}
        drawer={menus.drawer}
        downloadLink={appLink(setup)}
      />
      <Subnav entries={menus.row} />
      <DeliveryBar />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer support={menus.support} about={menus.about} setup={setup} />
      <CookieNotice />
    </div>
  );
}

/** For pages that fill the window: only what every page needs. */
export function BareFrame({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <main id={mainId} className={styles.bare} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The first tab stop on every page. */
export function SkipLink() {
  /** Not a plain anchor link: it would put `#main` into the address, next to the filters kept there. */
  function handleSkip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  }

  return (
    <a className={styles.skip} href={`#${mainId}`} onClick={handleSkip}>
      {shell.skipToContent}
    </a>
  );
}
