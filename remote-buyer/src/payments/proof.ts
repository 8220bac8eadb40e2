/** A picture or PDF that proves a transfer. */
export interface Proof {
  readonly file: File;
  /** Uploads it, once however often the report is tried. @returns its key @throws HttpFailure */
  readonly upload: () => Promise<number>;
}

/** Sends a report with the proof that its payer added, if any. */
export function sendProven<Body, Answer>(
  body: Body,
  proof: Proof | null,
  send: (body: Body) => Promise<Answer>,
): Promise<Answer> {
  return proof === null ? send(body) : proof.upload().then((upload_id) => send({ ...body, upload_id }));
}
