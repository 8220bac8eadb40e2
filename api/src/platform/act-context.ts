/** When something is done, and who causes it; null for the clock. */
export interface ActContext {
  readonly at: Date;
  readonly actorId: number | null;
}

/** The same where a person does it. */
export interface PersonContext extends ActContext {
  readonly actorId: number;
}
