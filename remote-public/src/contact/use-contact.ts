import { HttpFailure } from "@mandi/shared/http";
import { fieldErrors } from "@mandi/shared/http/field-errors";
import { contact } from "@mandi/shared/messages/public";
import { useReopening } from "@mandi/shared/state/use-reopening";
import type { FormikHelpers } from "formik";
import { useState } from "react";
import { useKeyOfBody } from "../common/use-key-of-body";
import { waitWords } from "../common/wait-words";
import { sendContact } from "./contact.api";
import { type ContactForm, emptyContact, toContactBody } from "./contact.schema";

/** What the line by the form says after a submit. */
export interface ContactOutcome {
  readonly tone: "plain" | "bad";
  readonly text: string;
}

/** Sends the contact form. No toast in either case: a quiet line by the form says how it went. */
export function useContact() {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);
  const { isShut, shut } = useReopening();
  const { keyOf, renew } = useKeyOfBody();

  async function submit(form: ContactForm, { resetForm, setErrors }: FormikHelpers<ContactForm>): Promise<void> {
    if (!shut()) return;
    setOutcome(null);
    try {
      const body = toContactBody(form);
      await sendContact(body, keyOf(body));
      renew();
      setOutcome({ tone: "plain", text: contact.sent });
      resetForm({ values: emptyContact });
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      setOutcome({ tone: "bad", text: failureText(error) });
      setErrors(fieldErrors(error));
    }
  }

  return { submit, outcome, isShut };
}

function failureText({ status, message, retryAfterSeconds }: HttpFailure): string {
  if (status === 429) return contact.tooMany(waitWords(retryAfterSeconds ?? 60));
  return status === 422 ? message : contact.failed;
}
