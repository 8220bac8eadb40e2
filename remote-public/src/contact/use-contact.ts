import { emptySent } from "@mandi/shared/forms/empty-sent";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import type { HttpFailure } from "@mandi/shared/http";
import { contact } from "@mandi/shared/messages/public-contact";
import type { FormikHelpers } from "formik";
import { waitWords } from "../common/wait-words";
import { sendContact } from "./contact.api";
import { type ContactForm, emptyContact, toContactBody } from "./contact.schema";

/** Sends the contact form. No toast in either case: a line beside the form reports the outcome. */
export function useContact() {
  const saving = useSubmit({ isQuiet: true, isRepeatable: true, refusalOf });

  async function submit(form: ContactForm, helpers: FormikHelpers<ContactForm>) {
    const body = toContactBody(form);
    const outcome = await saving.submit((keyFor) => sendContact(body, keyFor(body)));
    if (outcome.kind === "done") emptySent(helpers, form, emptyContact);
    return outcome;
  }

  return { submit, saving };
}

function refusalOf({ status, message, retryAfterSeconds }: HttpFailure): string {
  if (status === 429) return contact.tooMany(waitWords(retryAfterSeconds ?? 60));
  return status === 422 ? message : contact.failed;
}
