import { content } from "@mandi/shared/messages/public";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { readConfig } from "./config.api";
import { plainText } from "./plain-text";
import { TextPage } from "./text-page";

/** About us, in the desk's words. */
export default function AboutUsPage() {
  const state = usePageState("about", async (signal) => (await readConfig(signal)).about_us, {
    isEmpty: (html) => plainText(html) === "",
  });
  return (
    <TextPage title={content.aboutTitle} tagline={content.aboutIntro} state={state}>
      {(html) => <RichHtml html={html} look="read" />}
    </TextPage>
  );
}
