import { parseArgs } from "node:util";
import { type Options, UsageError } from "./command";

/** The command line as it was typed. */
export interface CommandLine {
  /** The command's name; undefined when none was given. */
  readonly name: string | undefined;
  readonly positionals: readonly string[];
  /** What is passed to commands; the command line itself handles the rest. */
  readonly options: Options;
  readonly isHelp: boolean;
  readonly store: string | undefined;
  readonly server: string | undefined;
  readonly tokenFile: string | undefined;
  readonly by: string | undefined;
}

/** @throws UsageError naming an option that is unknown or lacks its value. */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const { positionals, values } = parsed(argv);
  const {
    store,
    server,
    by,
    help,
    json,
    "dry-run": dryRun,
    "no-smoke": noSmoke,
    "token-file": tokenFile,
    ...rest
  } = values;
  const { auto, ...texts } = rest;
  const given: Partial<Options> = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  const [name, ...words] = positionals;
  const options = { ...given, json, dryRun, noSmoke, auto };
  return { name, positionals: words, options, isHelp: help, store, server, tokenFile, by };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        store: { type: "string" },
        server: { type: "string" },
        "token-file": { type: "string" },
        by: { type: "string" },
        reason: { type: "string" },
        to: { type: "string" },
        percent: { type: "string" },
        days: { type: "string" },
        role: { type: "string" },
        bucket: { type: "string" },
        area: { type: "string" },
        keep: { type: "string" },
        for: { type: "string" },
        hours: { type: "string" },
        as: { type: "string" },
        expect: { type: "string" },
        rights: { type: "string" },
        last: { type: "string" },
        steps: { type: "string" },
        from: { type: "string" },
        wait: { type: "string" },
        loads: { type: "string" },
        failures: { type: "string" },
        slower: { type: "string" },
        auto: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        "no-smoke": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nFor a list of commands: release --help`);
  }
}
