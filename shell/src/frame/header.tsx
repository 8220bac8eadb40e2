import { homePath, loginPath } from "@mandi/shared/contract/page-paths";
import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Logo } from "@mandi/shared/ui/media/logo";
import { Link } from "react-router-dom";
import { AccountButton } from "../menus/account-button";
import { DrawerButton } from "../menus/drawer-button";
import { HeaderSearch } from "../search/header-search";
import { useSessionRound } from "../session/session-round";
import styles from "./header.module.css";

export interface HeaderProps {
  readonly user: SessionUser | null;
  /** News and Enquiry. */
  readonly links: readonly MenuEntry[];
  readonly account: readonly MenuEntry[];
  readonly drawer: readonly MenuEntry[];
  readonly downloadLink: string;
}

export function Header({ user, links, account, drawer, downloadLink }: HeaderProps) {
  const round = useSessionRound(); // What a person searched for goes with them.
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={homePath} className={styles.home} aria-label={shell.homeLink}>
          <Logo className={styles.logo} />
        </Link>
        <HeaderSearch key={round} />
        <div className={styles.wide}>
          <nav aria-label={shell.mainMenu}>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {user ? (
            <AccountButton user={user} entries={account} />
          ) : (
            <ButtonLink to={loginPath} className={styles.login}>
              {shell.loginRegister}
            </ButtonLink>
          )}
        </div>
        <DrawerButton user={user} entries={drawer} downloadLink={downloadLink} />
      </div>
    </header>
  );
}
