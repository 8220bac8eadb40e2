import { homePath, loginPath } from "@mandi/shared/contract/page-paths";
import type { MenuEntry, RouteSearch } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Logo } from "@mandi/shared/ui/media/logo";
import { Link } from "react-router-dom";
import { DeliveryButton } from "../delivery/delivery-button";
import { AccountButton } from "../menus/account-button";
import { DrawerButton } from "../menus/drawer-button";
import { HeaderSearch } from "../search/header-search";
import { RouteSearchField } from "../search/route-search-field";
import { useSessionRound } from "../session/session-round";
import styles from "./header.module.css";

export interface HeaderProps {
  readonly user: SessionUser | null;
  /** News and Enquiry. */
  readonly links: readonly MenuEntry[];
  readonly account: readonly MenuEntry[];
  readonly drawer: readonly MenuEntry[];
  readonly downloadLink: string;
  /** Over a rail: the whole width, with the name of the area, and its own search where it has one. */
  readonly rail?: { readonly area: string; readonly search: RouteSearch | undefined };
}

export function Header({ user, links, account, drawer, downloadLink, rail }: HeaderProps) {
  const round = useSessionRound(); // The searched text is carried over.
  return (
    <header className={styles.header}>
      <div className={classes(styles.row, rail && styles.whole)}>
        <Link to={homePath} className={styles.home} aria-label={shell.homeLink}>
          <Logo className={styles.logo} />
        </Link>
        {rail && <span className={styles.area}>{rail.area}</span>}
        {rail?.search ? <RouteSearchField key={round} {...rail.search} /> : <HeaderSearch key={round} />}
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
          <DeliveryButton />
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
