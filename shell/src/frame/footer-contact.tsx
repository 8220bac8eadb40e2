import type { SiteSetup } from "@mandi/shared/contract/site-setup";
import { formatPhone } from "@mandi/shared/format/phone";
import { shell } from "@mandi/shared/messages/shell";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Mail } from "lucide-react";
import { BrandMark } from "./brand-mark";
import { callLink, mailLink, whatsappLink } from "./contact-links";
import styles from "./footer.module.css";

/** Up to two phones, e-mail and WhatsApp; what is not configured is left out. */
export function FooterContact({ setup }: { readonly setup: SiteSetup }) {
  const phones = [...new Set([setup.phone1.trim(), setup.phone2.trim()])].filter(Boolean);
  const mail = mailLink(setup.email);
  const whatsapp = whatsappLink(setup.whatsapp);
  return (
    <div className={styles.contactPlace}>
      <h2 className={styles.title}>{shell.callTitle}</h2>
      <ul>
        {phones.map((phone) => (
          <li key={phone}>
            <Phone number={phone} />
          </li>
        ))}
        {mail && (
          <li>
            <a className={styles.link} href={mail}>
              <Icon of={Mail} />
              {setup.email.trim()}
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a className={styles.link} href={whatsapp} target="_blank" rel="noreferrer">
              <BrandMark of="whatsapp" className={styles.mark} />
              {shell.orderOnWhatsapp}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function Phone({ number }: { readonly number: string }) {
  const link = callLink(number);
  if (link === null) return <span className={styles.phone}>{number}</span>;
  return (
    <a className={styles.phone} href={link}>
      {formatPhone(number)}
    </a>
  );
}
