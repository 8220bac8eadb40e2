import { loginPath, profilePath } from "@mandi/shared/contract/page-paths";
import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { common } from "@mandi/shared/messages/common";
import { menus } from "@mandi/shared/messages/menus";
import { shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { useCloseRequest } from "@mandi/shared/ui/overlay/use-close-request";
import { CircleUserRound, Download, LogIn, LogOut, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ThemeChoice } from "../theme/theme-choice";
import type { DrawerProps } from "./drawer-button";
import styles from "./late-menus.module.css";
import { logOut } from "./log-out";
import { menuGroups } from "./menu-entries";
import { menuIcons } from "./menu-icons";
import { MenuAction, MenuAnchor, MenuLink, MenuPlaceLink } from "./menu-row";
import { companyName, greetingName, hasProfile, roleLabel } from "./person";
import { PersonHead } from "./person-head";

// Both menus in one file: they share the icons, and one file is one download.

export interface AccountPanelProps {
  readonly user: SessionUser;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** The menu that opens under the person's name from 1025 px on. */
export function AccountPanel({ user, entries, onClose }: AccountPanelProps) {
  const navigate = useNavigate();
  useCloseRequest(true, onClose);

  function handleLogOut(): void {
    onClose();
    logOut(navigate);
  }

  return (
    <nav className={styles.panel} aria-label={shell.account}>
      <SignedIn user={user} onPress={onClose} />
      <hr className={styles.line} />
      <EntryGroups groups={[[...entries]]} onClose={onClose} />
      <MenuAction icon={LogOut} label={menus.logout} onPress={handleLogOut} />
    </nav>
  );
}

/** Who is logged in, as a link to the profile. */
function SignedIn({ user, onPress }: { readonly user: SessionUser; readonly onPress: () => void }) {
  const words = (
    <>
      <span className={styles.caption}>{menus.signedInAs}</span>
      <span className={styles.name}>{greetingName(user)}</span>
      <span className={styles.facts}>{[user.company_name.trim(), roleLabel(user)].filter(Boolean).join(", ")}</span>
    </>
  );
  if (!hasProfile(user)) return <div className={styles.signedIn}>{words}</div>;
  return (
    <Link to={profilePath} className={`${styles.signedIn} ${styles.toProfile}`} onClick={onPress}>
      {words}
    </Link>
  );
}

/** The menu of narrow windows. A native modal dialog: the browser handles focus, Escape and the page behind it. */
export function Drawer({ user, entries, downloadLink, onClose }: DrawerProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useClosedByMove(onClose);

  useEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
  }, []);

  function handleLogOut(): void {
    onClose();
    logOut(navigate);
  }

  /** Only the backdrop is the dialog itself; everything else is inside. */
  function handleBackdrop({ target }: MouseEvent): void {
    if (target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside the drawer; the keyboard has Escape and the close button
    <dialog ref={dialog} className={styles.drawer} aria-label={shell.menu} onClose={onClose} onClick={handleBackdrop}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          {user ? (
            <PersonHead
              name={companyName(user)}
              label={roleLabel(user)}
              to={hasProfile(user) ? profilePath : null}
              onClose={onClose}
            />
          ) : (
            <MenuLink icon={LogIn} entry={{ label: shell.loginRegister, to: loginPath }} onPress={onClose} />
          )}
          <IconButton ref={closeButton} icon={X} iconSize="l" label={common.close} onClick={onClose} />
        </div>
        <nav className={styles.body} aria-label={shell.menu}>
          <EntryGroups groups={menuGroups(entries)} onClose={onClose} />
          <DownloadApp link={downloadLink} onClose={onClose} />
          <hr className={styles.line} />
          {user && <MenuAction icon={LogOut} label={menus.logout} onPress={handleLogOut} />}
          <div className={styles.theme}>
            <span aria-hidden="true">{shell.theme}</span>
            <ThemeChoice />
          </div>
        </nav>
      </div>
    </dialog>
  );
}

/** Closes the drawer on a navigation, and when the window becomes too wide for it. */
function useClosedByMove(onClose: () => void): void {
  const openedAt = useLocation().key;
  const first = useRef(openedAt);

  useEffect(() => {
    if (openedAt !== first.current) onClose();
  }, [openedAt, onClose]);

  useEffect(() => {
    // A rotated tablet shows the wide header instead; a modal left open there would lock the page.
    const wide = window.matchMedia("(min-width: 1025px)");
    wide.addEventListener("change", onClose);
    return () => wide.removeEventListener("change", onClose);
  }, [onClose]);
}

interface EntryGroupsProps {
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly onClose: () => void;
}

function EntryGroups({ groups, onClose }: EntryGroupsProps) {
  return groups.map((group, index) => (
    <div key={group[0]?.to ?? index} className={styles.group}>
      <ul>
        {group.map((entry) => (
          <li key={entry.to}>
            <MenuLink icon={menuIcons[entry.icon] ?? CircleUserRound} entry={entry} onPress={onClose} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function DownloadApp({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  if (link.startsWith("/")) {
    return <MenuPlaceLink icon={Download} label={menus.downloadApp} to={link} onPress={onClose} />;
  }
  return <MenuAnchor icon={Download} label={menus.downloadApp} href={link} onPress={onClose} />;
}
