import { notify } from "@mandi/shared/browser/notify";
import { news } from "@mandi/shared/messages/public-content";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Link2, Printer, Share2 } from "lucide-react";
import styles from "./share-bar.module.css";
import { shareLinks } from "./share-links";

/** Share links to other sites, copy, the phone's share sheet, and print: no third-party script. */
export function ShareBar({ title }: { readonly title: string }) {
  const address = window.location.href;

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(news.copied);
    } catch {
      notify.error(news.copyFailed);
    }
  }

  function handleShare(): void {
    navigator.share({ title, url: address }).catch(() => undefined); // Closing the share sheet is not a failure.
  }

  return (
    <section className={styles.bar} aria-label={news.share} data-print="hide">
      <span className={styles.word}>{news.share}</span>
      {shareLinks(title, address).map(({ name, href }) => (
        <ButtonAnchor key={name} href={href} target="_blank" rel="noopener noreferrer" size="s">
          {name}
        </ButtonAnchor>
      ))}
      <Button size="s" icon={Link2} onClick={handleCopy}>
        {news.copyLink}
      </Button>
      {"share" in navigator ? (
        <Button size="s" icon={Share2} onClick={handleShare}>
          {news.shareOther}
        </Button>
      ) : null}
      <Button size="s" icon={Printer} onClick={() => window.print()}>
        {news.print}
      </Button>
    </section>
  );
}
