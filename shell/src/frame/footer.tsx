import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import type { SiteSetup } from "@mandi/shared/contract/site-setup";
import { toIndianDay } from "@mandi/shared/format/dates";
import { shell } from "@mandi/shared/messages/shell";
import { Logo } from "@mandi/shared/ui/media/logo";
import { useId } from "react";
import { Link } from "react-router-dom";
import { ThemeChoice } from "../theme/theme-choice";
import styles from "./footer.module.css";
import { FooterContact } from "./footer-contact";
import { SocialLinks } from "./social-links";

export interface FooterProps {
  readonly support: readonly MenuEntry[];
  readonly about: readonly MenuEntry[];
  /** Null while it loads or when it failed: links of the areas stay, contacts are left out. */
  readonly setup: SiteSetup | null;
}

export function Footer({ support, about, setup }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.groups}>
          <div className={styles.company}>
            <Logo className={styles.logo} />
            {setup?.short_about && <p className={styles.short}>{setup.short_about}</p>}
          </div>
          <FooterGroup title={shell.customerSupport} entries={support} />
          <FooterGroup title={shell.about} entries={about} />
          {setup ? <FooterContact setup={setup} /> : <div className={styles.contactPlace} />}
        </div>
        <div className={styles.base}>
          <p>{shell.copyright(toIndianDay(Date.now()).slice(0, 4), setup?.legal_name || shell.product)}</p>
          <ThemeChoice className={styles.theme} />
          {setup && <SocialLinks setup={setup} />}
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ title, entries }: { readonly title: string; readonly entries: readonly MenuEntry[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
