/** Exit codes of the start command, so that scripts can distinguish the cases. */
export const exitCodes = {
  stopped: 0,
  failed: 1,
  misconfigured: 2,
  alreadyRunning: 3,
  portBusy: 4,
  /** Interrupted before the product was ready. */
  interrupted: 130,
} as const;

/** A failure of the start that a person can understand and act on: printed without a stack. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}
