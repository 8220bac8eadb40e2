import type { Notification } from "@mandi/shared/contract/notification";
import { formatTime } from "@mandi/shared/format/dates";
import { withWholeFigures } from "@mandi/shared/format/unbroken";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { notifications } from "@mandi/shared/messages/buyer-notifications";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { iconOf, newsOf } from "./news-of";
import styles from "./notifications.module.css";

interface EntryProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

/** One notification, linked to what it is about. */
export function Entry({ notification, onFollow }: EntryProps) {
  const { link, created_at, is_read } = notification;
  const news = newsOf(withWholeFigures(formatVehiclesIn(notification.text)));
  return (
    <li className={styles.entry}>
      <Icon of={iconOf(news, link)} className={styles.icon} />
      <div className={styles.news}>
        <p className={is_read ? undefined : styles.new}>
          {is_read ? null : <VisuallyHidden>{notifications.new} </VisuallyHidden>}
          {link === null ? (
            news.title
          ) : (
            <RowLink to={link} onClick={onFollow}>
              {news.title}
            </RowLink>
          )}
        </p>
        {news.about === null ? null : <p className={styles.quiet}>{news.about}</p>}
      </div>
      <time dateTime={created_at} className={styles.quiet}>
        {formatTime(created_at)}
      </time>
    </li>
  );
}
