import { content } from "@mandi/shared/messages/public-content";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { plainText } from "../common/plain-text";
import { useConfig } from "../common/use-config";
import { TextPage } from "./text-page";

/** About us, as written by the desk. */
export default function AboutUsPage() {
  const state = useConfig(
    ({ about_us }) => about_us,
    (html) => plainText(html) === "",
  );
  return (
    <TextPage title={content.aboutTitle} tagline={content.aboutIntro} state={state}>
      {(html) => <RichHtml html={html} look="read" />}
    </TextPage>
  );
}
