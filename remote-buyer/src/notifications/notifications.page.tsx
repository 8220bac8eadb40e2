import type { Notification, NotificationListAnswer } from "@mandi/shared/contract/notification";
import { watchlistPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { alerts } from "@mandi/shared/messages/alerts";
import { page } from "@mandi/shared/messages/buyer";
import { notifications } from "@mandi/shared/messages/buyer-account";
import { common } from "@mandi/shared/messages/common";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Bell, CheckCheck } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./notifications.module.css";
import { useMarkRead, useNotifications } from "./use-notifications";

/** What happened while the user was away, each with the way to it (docs/domain.md#notifications). */
export default function NotificationsPage() {
  const { state, pageHref } = useNotifications();
  return (
    <Page width="read">
      <PageHead
        title={notifications.title}
        facts={notifications.intro}
        actions={
          <ButtonLink to={watchlistPath} variant="quiet" icon={Bell}>
            {alerts.toSettings}
          </ButtonLink>
        }
      />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={<Skeleton label={page.loading(notifications.title)} rows={6} hasPicture={false} />}
          empty={<EmptyState heading="h2" title={common.noData} text={notifications.emptyText} hasPanel />}
        >
          {(answer, reload) => <News answer={answer} pageHref={pageHref} onChanged={reload} />}
        </StatePlace>
      </div>
    </Page>
  );
}

interface NewsProps {
  readonly answer: NotificationListAnswer;
  readonly pageHref: (page: number) => { readonly search: string };
  readonly onChanged: () => void;
}

function News({ answer: { data, unread, current_page, per_page, total }, pageHref, onChanged }: NewsProps) {
  const { markAll, markOne, saving } = useMarkRead(onChanged);
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.quiet}>{notifications.unread(unread)}</p>
        {unread > 0 ? (
          <SubmitButton
            variant="secondary"
            size="s"
            icon={CheckCheck}
            saving={saving}
            busyText={notifications.reading}
            onClick={() => void markAll()}
          >
            {notifications.readAll}
          </SubmitButton>
        ) : null}
      </div>
      <ul>
        {data.map((notification) => (
          <li key={notification.id} className={styles.entry}>
            <Entry notification={notification} onFollow={() => markOne(notification, unread)} />
          </li>
        ))}
      </ul>
      <Pager page={current_page} pageSize={per_page} total={total} pageHref={pageHref} />
    </>
  );
}

interface EntryProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

function Entry({ notification, onFollow }: EntryProps) {
  const { link, created_at, is_read } = notification;
  const text = formatVehiclesIn(notification.text);
  return (
    <>
      <p className={is_read ? undefined : styles.new}>
        {is_read ? null : <VisuallyHidden>{notifications.new} </VisuallyHidden>}
        {link === null ? (
          text
        ) : (
          <Link to={link} className={styles.link} onClick={onFollow}>
            {text}
          </Link>
        )}
      </p>
      <p className={styles.quiet}>{formatMoment(created_at)}</p>
    </>
  );
}
