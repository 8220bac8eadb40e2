import { homePath } from "@mandi/shared/contract/page-paths";
import { page } from "@mandi/shared/messages/transporter";
import { become } from "@mandi/shared/messages/transporter-start";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./become.module.css";
import { BecomeForm } from "./become-form";
import { useBecome } from "./use-become";

/** The page on which a customer becomes a transporter. */
export default function BecomeTransporterPage() {
  const { state, ...form } = useBecome();
  return (
    <Page>
      <PageHead
        crumbs={[{ label: page.home, to: homePath }, { label: become.title }]}
        title={become.title}
        facts={become.lead}
      />
      <Columns side={<Steps />} sideLabel={become.stepsTitle}>
        <div className={styles.place}>
          <StatePlace state={state} skeleton={<Waiting />}>
            {(opening) => <BecomeForm opening={opening} {...form} />}
          </StatePlace>
        </div>
      </Columns>
    </Page>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={become.form}>
      <SkeletonBlock height={620} />
    </LoadingPlace>
  );
}

function Steps() {
  return (
    <Block title={become.stepsTitle}>
      <ol className={styles.steps}>
        {become.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p className={styles.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
