import type { SiteSetup } from "@mandi/shared/contract/site-setup";
import { shell } from "@mandi/shared/messages/shell";
import { BrandMark } from "./brand-mark";
import type { Brand } from "./brand-outlines";
import { webLink } from "./contact-links";
import styles from "./footer.module.css";

interface Social {
  readonly brand: Brand;
  readonly name: string;
  readonly link: string | null;
}

/** Shows each logo only when its address is configured and is a web address. */
export function SocialLinks({ setup }: { readonly setup: SiteSetup }) {
  const socials: readonly Social[] = [
    { brand: "facebook", name: shell.facebook, link: webLink(setup.facebook) },
    { brand: "x", name: shell.x, link: webLink(setup.twitter) },
    { brand: "instagram", name: shell.instagram, link: webLink(setup.instagram) },
    { brand: "youtube", name: shell.youtube, link: webLink(setup.youtube) },
  ];
  const configured = socials.filter(({ link }) => link !== null);
  if (configured.length === 0) return null;
  return (
    <ul className={styles.socials}>
      {configured.map(({ brand, name, link }) => (
        <li key={brand}>
          <a className={styles.social} href={link ?? undefined} target="_blank" rel="noreferrer" aria-label={name}>
            <BrandMark of={brand} className={styles.mark} />
          </a>
        </li>
      ))}
    </ul>
  );
}
