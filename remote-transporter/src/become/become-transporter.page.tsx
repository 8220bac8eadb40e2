import { become } from "@mandi/shared/messages/transporter";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import styles from "./become.module.css";
import { BecomeForm } from "./become-form";
import { BecomeHero } from "./become-hero";
import { useBecome } from "./use-become";

/** The page on which a customer becomes a transporter. */
export default function BecomeTransporterPage() {
  const { state, ...form } = useBecome();
  return (
    <Page>
      <div className={styles.page}>
        <BecomeHero />
        <StatePlace state={state} skeleton={<Waiting />}>
          {(opening) => <BecomeForm opening={opening} {...form} />}
        </StatePlace>
      </div>
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
