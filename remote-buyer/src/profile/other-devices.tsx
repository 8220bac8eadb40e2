import { profile } from "@mandi/shared/messages/buyer-account";
import { useWrite } from "@mandi/shared/state/use-write";
import { Button } from "@mandi/shared/ui/controls/button";
import { Section } from "@mandi/shared/ui/layout/section";
import { logOutOthers } from "./profile.api";
import styles from "./profile.module.css";

/** For whoever lost a phone or signed in at somebody else's computer. This device stays signed in. */
export function OtherDevices() {
  const { write, isBusy } = useWrite();
  return (
    <Section title={profile.otherDevices}>
      <p className={styles.note}>{profile.otherDevicesText}</p>
      <Button isBusy={isBusy} busyText={profile.loggingOutOthers} onClick={() => void write(logOutOthers)}>
        {profile.logOutOthers}
      </Button>
    </Section>
  );
}
