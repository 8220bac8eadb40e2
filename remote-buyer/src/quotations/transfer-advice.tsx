import { contactUsPath } from "@mandi/shared/contract/page-paths";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import styles from "./transfer-advice.module.css";

/** For a person who sent the booking amount by bank and could not report it in time: the money is not lost. */
export function TransferAdvice({ number }: { readonly number: string }) {
  return (
    <Note tone="info">
      <div className={styles.words}>
        <p>{quotationPage.transferred(number)}</p>
        <ButtonLink to={contactUsPath} size="s" data-print="hide">
          {quotationPage.toDesk}
        </ButtonLink>
      </div>
    </Note>
  );
}
