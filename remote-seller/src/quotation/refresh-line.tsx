import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Icon } from "@mandi/shared/ui/media/icon";
import { RefreshCw } from "lucide-react";
import styles from "./refresh-line.module.css";
import type { useSellerQuotation } from "./use-seller-quotation";

type RefreshLineProps = Pick<ReturnType<typeof useSellerQuotation>, "refreshEveryMs" | "isPaused" | "togglePause">;

/** How often the offers are refreshed, and a way to pause it; nothing once they are final. */
export function RefreshLine({ refreshEveryMs, isPaused, togglePause }: RefreshLineProps) {
  if (refreshEveryMs === null) return null;
  return (
    <p className={styles.refresh}>
      <Icon of={RefreshCw} size="s" />
      {isPaused ? messages.paused : messages.refreshes(refreshEveryMs / 1000)}
      <button type="button" className={styles.pause} onClick={togglePause}>
        {isPaused ? messages.resume : messages.pause}
      </button>
    </p>
  );
}
