/** One part of `npm test`: a program whose success is the part's success. */
export type Part = {
  readonly name: string;
  /** Parameters of node. */
  readonly command: readonly string[];
  /** Beside the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where Jest writes its account; absent for a part that is not a Jest run. */
  readonly resultFile?: string;
  /** Where its output can be read, also while it runs. */
  readonly outputFile: string;
  readonly withinMs: number;
};

/** What a part has shown. */
export type PartOutcome = {
  readonly part: Part;
  readonly passed: number;
  readonly failed: number;
  readonly hasSucceeded: boolean;
  readonly durationMs: number;
  readonly output: string;
};
