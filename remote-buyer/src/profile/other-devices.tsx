import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { Section } from "@mandi/shared/ui/layout/section";
import styles from "./profile.module.css";
import { useOtherDevices } from "./use-other-devices";

/** For a person who lost a phone or logged in on somebody else's computer. This device stays logged in. */
export function OtherDevices() {
  const { logOut, saving } = useOtherDevices();
  return (
    <Section title={profile.otherDevices} className={styles.beside}>
      <p className={styles.note}>{profile.otherDevicesText}</p>
      <SubmitButton
        variant="secondary"
        saving={saving}
        busyText={profile.loggingOutOthers}
        onClick={() => void logOut()}
      >
        {profile.logOutOthers}
      </SubmitButton>
    </Section>
  );
}
