/** One part of `npm test`: a program whose success is the part's success. */
export type Part = {
  readonly name: string;
  /** Parameters of node. */
  readonly command: readonly string[];
  /** Added to the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Jest's result file; absent for a part that is not a Jest run. */
  readonly resultFile?: string;
  /** Its output file, readable while it runs. */
  readonly outputFile: string;
  readonly withinMs: number;
};

/** The outcome of a part. */
export type PartOutcome = {
  readonly part: Part;
  readonly passed: number;
  readonly failed: number;
  readonly hasSucceeded: boolean;
  readonly durationMs: number;
  readonly output: string;
};
