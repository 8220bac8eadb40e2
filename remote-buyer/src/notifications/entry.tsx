import type { Notification } from "@mandi/shared/contract/notification";
import { formatTime } from "@mandi/shared/format/dates";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { notifications } from "@mandi/shared/messages/buyer-notifications";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Bell, FileText, type LucideIcon, Package, TrendingUp, Truck, UserRound, Wallet } from "lucide-react";
import styles from "./notifications.module.css";

interface EntryProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

/** One notification, linked to what it is about. */
export function Entry({ notification, onFollow }: EntryProps) {
  const { link, created_at, is_read } = notification;
  const text = formatVehiclesIn(notification.text);
  return (
    <li className={styles.entry}>
      <Icon of={iconOf(link)} className={styles.icon} />
      <p className={is_read ? undefined : styles.new}>
        {is_read ? null : <VisuallyHidden>{notifications.new} </VisuallyHidden>}
        {link === null ? (
          text
        ) : (
          <RowLink to={link} onClick={onFollow}>
            {text}
          </RowLink>
        )}
      </p>
      <time dateTime={created_at} className={styles.quiet}>
        {formatTime(created_at)}
      </time>
    </li>
  );
}

const icons: readonly (readonly [of: RegExp, icon: LucideIcon])[] = [
  [/^\/(seller-)?quotation/, FileText],
  [/^\/(seller-)?order/, Package],
  [/^\/transporter/, Truck],
  [/^\/(wallet|credit)/, Wallet],
  [/^\/(product|watchlist|historical)/, TrendingUp],
  [/^\/(profile|become)/, UserRound],
];

const iconOf = (link: string | null): LucideIcon => icons.find(([of]) => link !== null && of.test(link))?.[1] ?? Bell;
