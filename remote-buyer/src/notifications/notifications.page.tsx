import type { NotificationListAnswer } from "@mandi/shared/contract/notification";
import { homePath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { alerts } from "@mandi/shared/messages/alerts";
import { page } from "@mandi/shared/messages/buyer";
import { notifications } from "@mandi/shared/messages/buyer-notifications";
import { common } from "@mandi/shared/messages/common";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pager } from "@mandi/shared/ui/data/pager";
import { rowGroups } from "@mandi/shared/ui/data/row-groups";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { CheckCheck } from "lucide-react";
import { AlertSection } from "../alerts/alert-section";
import { useAlerts } from "../alerts/use-alerts";
import { Entry } from "./entry";
import styles from "./notifications.module.css";
import { useMarkRead, useNotifications } from "./use-notifications";

/** What happened while the user was away, each linked to its subject (docs/domain.md#notifications). */
export default function NotificationsPage() {
  const { state, pageHref } = useNotifications();
  return (
    <Page>
      <PageHead title={notifications.title} facts={notifications.intro} />
      <Columns side={<AlertsPlace />} sideLabel={alerts.title}>
        <StatePlace
          state={state}
          skeleton={
            <div className={styles.place}>
              <Skeleton label={page.loading(notifications.title)} rows={6} hasPicture={false} />
            </div>
          }
          empty={
            <EmptyState
              heading="h2"
              title={common.noData}
              text={notifications.emptyText}
              actions={<ButtonLink to={homePath}>{page.seeProducts}</ButtonLink>}
              hasPanel
            />
          }
        >
          {(answer, reload) => <News answer={answer} pageHref={pageHref} onChanged={reload} />}
        </StatePlace>
      </Columns>
    </Page>
  );
}

/** The alerts, beside the news where there is room. */
function AlertsPlace() {
  return (
    <StatePlace
      state={useAlerts()}
      skeleton={<Skeleton label={page.loading(alerts.title)} rows={4} hasPicture={false} />}
    >
      {(chosen) => <AlertSection alerts={chosen} isBeside />}
    </StatePlace>
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
      {rowGroups(data, ({ created_at }) => formatDay(created_at)).map(({ name, rows }) => (
        <section key={name} aria-label={name ?? undefined}>
          <h2 className={styles.day}>{name}</h2>
          <ul>
            {rows.map(({ row: notification }) => (
              <Entry key={notification.id} notification={notification} onFollow={() => markOne(notification, unread)} />
            ))}
          </ul>
        </section>
      ))}
      <Pager page={current_page} pageSize={per_page} total={total} pageHref={pageHref} />
    </>
  );
}
