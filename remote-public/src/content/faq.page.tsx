import { common } from "@mandi/shared/messages/common";
import { content } from "@mandi/shared/messages/public-content";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ChevronDown } from "lucide-react";
import { lateRichHtml } from "../common/late-rich-html";
import { useConfig } from "../common/use-config";
import styles from "./faq.module.css";
import { TextPage } from "./text-page";

/** Answers are closed at first. */
const RichHtml = lateRichHtml(common.failedTitle);

/** Questions and answers, each opened separately. */
export default function FaqPage() {
  const state = useConfig(
    ({ faq }) => faq,
    (faq) => faq.length === 0,
  );
  return (
    <TextPage title={content.faqTitle} tagline={content.faqIntro} state={state}>
      {(faq) => (
        <div>
          {faq.map(({ title, description }) => (
            <details key={title} className={styles.entry}>
              <summary className={styles.question}>
                {title}
                <Icon of={ChevronDown} className={styles.arrow} />
              </summary>
              <div className={styles.answer}>
                <RichHtml html={description} look="read" />
              </div>
            </details>
          ))}
        </div>
      )}
    </TextPage>
  );
}
