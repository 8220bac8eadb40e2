import { privacyPolicyPath, termsPath } from "@mandi/shared/contract/page-paths";
import { login } from "@mandi/shared/messages/public-login";
import { Link } from "react-router-dom";
import { IngotAside } from "./ingot-aside";
import styles from "./login.module.css";
import { OtpStep } from "./otp-step";
import { PhoneStep } from "./phone-step";
import { useLogin } from "./use-login";

/** Login by mobile number and one-time password; there is no other way in. */
export default function LoginPage() {
  const state = useLogin();
  return (
    <div className={styles.page}>
      <IngotAside />
      <div className={styles.main}>
        {state.step === "phone" ? <PhoneStep {...state} /> : <OtpStep {...state} />}
        <p className={styles.terms}>
          {login.agreeBefore}
          <Link to={termsPath} className={styles.link}>
            {login.terms}
          </Link>
          {login.agreeBetween}
          <Link to={privacyPolicyPath} className={styles.link}>
            {login.privacy}
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
