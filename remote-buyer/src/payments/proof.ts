/** A picture or PDF that proves a transfer. */
export interface Proof {
  readonly file: File;
  /** Uploads it, once however often the report is tried. @returns its key @throws HttpFailure */
  readonly upload: () => Promise<number>;
}

/** The body of a report with the proof that its payer added, if any. */
export async function withProof<Body>(body: Body, proof: Proof | null): Promise<Body> {
  return proof === null ? body : { ...body, upload_id: await proof.upload() };
}
