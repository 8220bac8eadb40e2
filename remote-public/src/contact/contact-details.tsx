import type { SiteSetup } from "@mandi/shared/contract/site-setup";
import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { contact } from "@mandi/shared/messages/public-contact";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { Icon } from "@mandi/shared/ui/media/icon";
import { type LucideIcon, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useConfig } from "../common/use-config";
import styles from "./contact.module.css";
import { mailAddress, whatsappAddress } from "./contact-addresses";

/** Phones, mail, WhatsApp and address from the site setup; a value that is not configured is not shown. */
export function ContactDetails() {
  const state = useConfig(({ general_setup }) => general_setup);
  return (
    <Panel rule="ink" className={styles.details}>
      <h2 className={styles.title}>{contact.reachUs}</h2>
      {state.kind === "loading" ? (
        <LoadingPlace label={contact.reachUs}>
          <SkeletonLine width="70%" height={20} />
          <SkeletonLine width="70%" height={20} />
          <SkeletonLine width="82%" height={20} />
        </LoadingPlace>
      ) : null}
      {state.kind === "failed" ? <FailedState text={state.failure.message} onRetry={state.retry} /> : null}
      {state.kind === "ready" ? <Ways setup={state.data} /> : null}
    </Panel>
  );
}

function Ways({ setup }: { readonly setup: SiteSetup }) {
  const { phone1, phone2, email, whatsapp, address } = setup;
  const mail = mailAddress(email);
  const chat = whatsappAddress(whatsapp);
  return (
    <ul className={styles.ways}>
      {[phone1, phone2].filter(Boolean).map((phone) => (
        <Way key={phone} icon={Phone} word={contact.callUs}>
          <a className={styles.strong} href={telephoneLink(phone)}>
            {formatPhone(phone)}
          </a>
        </Way>
      ))}
      {mail === null ? null : (
        <Way icon={Mail} word={contact.writeUs}>
          <a className={styles.link} href={mail}>
            {email}
          </a>
        </Way>
      )}
      {chat === null ? null : (
        <Way icon={MessageCircle} word={contact.whatsapp}>
          <a className={styles.link} href={chat} target="_blank" rel="noopener noreferrer">
            {contact.orderOnWhatsapp}
          </a>
        </Way>
      )}
      {address === "" ? null : (
        <Way icon={MapPin} word={contact.visitUs}>
          <address className={styles.address}>{address}</address>
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly children: ReactNode;
}

function Way({ icon, word, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon of={icon} label={word} className={styles.icon} />
      {children}
    </li>
  );
}
