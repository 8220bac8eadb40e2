import { termsPath } from "@mandi/shared/contract/page-paths";
import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { giveConsent, hasConsent } from "./cookie-consent";
import styles from "./cookie-notice.module.css";

/** Shown at the bottom until it is accepted; then hidden for thirty days. It blocks nothing. */
export function CookieNotice() {
  const [isAccepted, setIsAccepted] = useState(hasConsent);
  if (isAccepted) return null;

  function handleAccept(): void {
    giveConsent();
    setIsAccepted(true);
  }

  return (
    <aside className={styles.notice} aria-label={shell.cookieNotice}>
      <div className={styles.row}>
        <p className={styles.words}>
          <span>{shell.cookieText}</span>{" "}
          <Link className={styles.link} to={termsPath}>
            {shell.cookieTerms}
          </Link>
        </p>
        <Button variant="primary" className={styles.accept} onClick={handleAccept}>
          {shell.cookieAccept}
        </Button>
      </div>
    </aside>
  );
}
