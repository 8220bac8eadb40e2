import { normaliseMobile } from "@mandi/shared/format/mobile";
import { login } from "@mandi/shared/messages/public-login";
import { Button } from "@mandi/shared/ui/controls/button";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import styles from "./login.module.css";
import { phoneError } from "./login-rules";
import { leadsBack } from "./return-path";
import { useFirstFocus } from "./use-first-focus";
import type { Login } from "./use-login";

/** First step: the mobile number. */
export function PhoneStep({ phone, changePhone, submitPhone, isSending, notice }: Login) {
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  // It is here from the first moment, too early for a status: whoever arrives in the field hears it described.
  const isExpired = notice === login.expired;
  const { search } = useLocation();

  useFirstFocus(field);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    const refused = phoneError(phone);
    setError(refused);
    if (refused) field.current?.focus();
    else submitPhone();
  }

  function handleChange(text: string): void {
    setError(undefined);
    // Pasted numbers bring their country code and spaces.
    changePhone(normaliseMobile(text));
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.head}>
        <h1>{login.title}</h1>
        {leadsBack(search) ? <p>{login.guarded}</p> : null}
        <p className={styles.muted}>{login.intro}</p>
      </div>
      <TextField
        ref={field}
        label={login.phone}
        hint={login.phoneHint}
        error={error}
        warning={isExpired ? login.expired : undefined}
        size="l"
        prefix="+91"
        type="tel"
        name="phone"
        inputMode="numeric"
        autoComplete="tel-national"
        value={phone}
        onChange={(event) => handleChange(event.target.value)}
      />
      <InlineStatus tone="bad">{isExpired ? null : notice}</InlineStatus>
      <Button type="submit" variant="primary" size="l" isFull isBusy={isSending} busyText={login.sending}>
        {login.send}
      </Button>
    </form>
  );
}
