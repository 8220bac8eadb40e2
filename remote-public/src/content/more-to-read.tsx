import {
  aboutUsPath,
  contactUsPath,
  faqPath,
  logisticsPath,
  paymentMethodsPath,
  privacyPolicyPath,
  returnPolicyPath,
  termsPath,
} from "@mandi/shared/contract/page-paths";
import { content, policies } from "@mandi/shared/messages/public-content";
import { NavLink } from "react-router-dom";
import styles from "./more-to-read.module.css";

const pages = [
  { to: faqPath, title: content.faqTitle },
  { to: termsPath, title: policies.terms.title },
  { to: paymentMethodsPath, title: policies.payment.title },
  { to: logisticsPath, title: policies.logistics.title },
  { to: returnPolicyPath, title: policies.returns.title },
  { to: privacyPolicyPath, title: policies.privacy.title },
  { to: aboutUsPath, title: content.aboutTitle },
  { to: contactUsPath, title: content.contactTitle },
];

/** The other pages of this kind, beside the text: readers of one often need the next. */
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
