import { content, policies } from "@mandi/shared/messages/public";
import { NavLink } from "react-router-dom";
import styles from "./more-to-read.module.css";

const pages = [
  { to: "/faq", title: content.faqTitle },
  { to: "/terms-and-conditions", title: policies.terms.title },
  { to: "/payment-methods", title: policies.payment.title },
  { to: "/logistics", title: policies.logistics.title },
  { to: "/return-policy", title: policies.returns.title },
  { to: "/privacy-policy", title: policies.privacy.title },
  { to: "/about-us", title: content.aboutTitle },
  { to: "/contact-us", title: content.contactTitle },
];

/** The other pages of this kind, beside the text: who reads one often needs the next. */
export function MoreToRead() {
  return (
    <nav aria-label={content.moreToRead} className={styles.nav} data-print="hide">
      <ul>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
