import { HttpFailure } from "@mandi/shared/http";

/**
 * Uploads the file of a form's field. The upload call names its field `file` whatever the form; its errors are shown on
 * the form's field.
 * @throws HttpFailure
 */
export async function withUploadErrors<Answer>(field: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof HttpFailure) || !isAboutFile(error)) throw error;
    const { kind, message, status, code, retryAfterSeconds } = error;
    const fields = { [field]: [message] };
    throw new HttpFailure(kind, message, { status, code, fields, retryAfterSeconds }, { cause: error });
  }
}

function isAboutFile({ status, fields }: HttpFailure): boolean {
  return Object.hasOwn(fields, "file") || status === 413 || status === 415;
}
