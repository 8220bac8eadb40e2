import { firstContent } from "@mandi/shared/browser/first-content";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/**
 * Configured HTML below the first screen. Its sanitiser is larger than most pages, so it loads after the first content.
 */
export const lateRichHtml = (failed: string) =>
  latePart(
    async () => {
      await firstContent();
      return (await import("@mandi/shared/ui/media/rich-html")).RichHtml;
    },
    { failed, waiting: null },
  );
