import { setTimeout as pause } from "node:timers/promises";
import { type Program, ProgramFailed, startProgram } from "../process/child-program";
import { waitUntil } from "../process/wait-until";
import { type BackOffTimes, backOff, backOffWords } from "./back-off";

/** A program of the product that must always run. */
export type ServiceDescription = {
  readonly name: string;
  readonly file: string;
  /** Called at each start, and not before `known`: what it depends on may have moved. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** The program starts and loads its code before its environment is known; it gets its settings then. */
  readonly known?: Promise<unknown>;
  /** Before that, what it serves is not what is meant, although it may answer. */
  readonly readyAfter?: Promise<unknown>;
  /** Answers with success as soon as the service can do its work. */
  readonly readyUrl: string;
};

/** What a service reports to its owner. */
export type ServiceListener = {
  readonly onLine: (line: string) => void;
  readonly say: (line: string) => void;
  /** The set of running processes changed. */
  readonly onChange: () => void;
};

/** A service that is restarted when it dies. */
export type Service = {
  readonly name: string;
  readonly program: () => Program | undefined;
  /** Resolves when it is ready for the first time. @throws when it dies before. */
  readonly ready: Promise<void>;
  readonly stop: (withinMs: number) => Promise<void>;
};

const READY_WITHIN_MS = 60_000;
const PROBE_EVERY_MS = 25;
const PROBE_WITHIN_MS = 2_000;

async function answersWell(url: string): Promise<true | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PROBE_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.ok ? true : undefined;
  } catch {
    return undefined;
  }
}

function lastWords(description: ServiceDescription, program: Program, end: string): string {
  return [`The ${description.name} ended (${end}). Its last lines:`, ...program.lastLines()].join("\n");
}

async function untilReady(description: ServiceDescription, program: Program): Promise<void> {
  let end: string | undefined;
  void program.ended.then((ended) => {
    end = ended.words;
  });
  const ask = async () => (end === undefined ? answersWell(description.readyUrl) : true);
  const isReady = await waitUntil(ask, { withinMs: READY_WITHIN_MS, everyMs: PROBE_EVERY_MS });
  if (end !== undefined) throw new ProgramFailed(lastWords(description, program, end));
  if (isReady === undefined)
    throw new ProgramFailed(`The ${description.name} does not answer at ${description.readyUrl}.`);
}

/** The note is for the start after a kill: where it cannot be written, the service runs all the same. */
function note(listener: ServiceListener): void {
  try {
    listener.onChange();
  } catch (error) {
    listener.say(`The running programs could not be noted: ${String(error)}`);
  }
}

/**
 * Starts a service and keeps it running, with a growing pause after each death and without end: one program that cannot run
 * must not stop the others, which continue serving what they can.
 */
export function startService(
  checkout: string,
  description: ServiceDescription,
  listener: ServiceListener,
  times?: BackOffTimes,
): Service {
  const { name, file, known, readyAfter } = description;
  const died = backOff(times);
  let program: Program | undefined;
  let isStopping = false;

  const begin = () => {
    const { onLine } = listener;
    if (known === undefined) return startProgram({ checkout, file, environment: description.environment(), onLine });
    const held = startProgram({ checkout, file, isHeld: true, onLine });
    known.then(
      () => held.tell(description.environment()),
      () => undefined, // Reported by `ready`.
    );
    return held;
  };
  const launch = () => {
    const startedAt = performance.now();
    const started = begin();
    program = started;
    note(listener);
    return { started, startedAt };
  };
  const first = launch();
  const ready = Promise.all([known, readyAfter]).then(() => untilReady(description, first.started));
  const keepRunning = async () => {
    await ready;
    for (let { started, startedAt } = first; ; { started, startedAt } = launch()) {
      const end = await started.ended;
      if (isStopping) return;
      const death = died(performance.now() - startedAt);
      listener.say(`The ${name} ended (${end.words})${backOffWords(death)}`);
      await pause(death.waitMs, undefined, { ref: false });
      if (isStopping) return;
    }
  };
  // A death before the first readiness is reported by `ready`.
  keepRunning().catch(() => undefined);
  return {
    name,
    program: () => program,
    ready,
    stop: async (withinMs) => {
      isStopping = true;
      await program?.stop(withinMs);
    },
  };
}
