/** Reports progress to the person who waits. */
export type Reporter = {
  /** Begins a step that may take long; the returned step ends it. */
  readonly begin: (words: string) => Step;
  /** A permanent line. */
  readonly say: (line: string) => void;
  /** No step is shown any more. */
  readonly close: () => void;
};

/** A running step. */
export type Step = { readonly done: (words?: string) => void };

type Running = { readonly words: string; readonly began: number; nextReminderMs: number };

const REDRAW_MS = 250;
const FIRST_REMINDER_MS = 10_000;
const LONGEST_SILENCE_MS = 60_000;
const CLEAR_LINE = "\r\x1b[2K";

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * On a terminal the running steps share one line that is redrawn below the finished ones. Elsewhere each step writes a line
 * when it begins and ends, and a reminder while it lasts, so that a log shows that work is in progress.
 */
export function createReporter(output: NodeJS.WriteStream): Reporter {
  const isTerminal = output.isTTY === true;
  const began = performance.now();
  const running = new Set<Running>();
  let isClosed = false;

  const draw = () => {
    if (!isTerminal || isClosed || running.size === 0) return;
    const steps = [...running].map((step) => `${step.words} (${seconds(step.began)})`).join(" · ");
    output.write(`${CLEAR_LINE}${steps.slice(0, Math.max(20, (output.columns || 80) - 1))}`);
  };
  const say = (line: string) => {
    output.write(`${isTerminal ? CLEAR_LINE : ""}${line}\n`);
    draw();
  };
  const stamped = (words: string) => {
    // What finishes after the end was reported is not shown.
    if (!isClosed) say(`[${seconds(began).padStart(7)}] ${words}`);
  };
  const remind = () => {
    for (const step of running) {
      const lastsMs = performance.now() - step.began;
      if (isTerminal || lastsMs < step.nextReminderMs) continue;
      step.nextReminderMs = lastsMs + Math.min(lastsMs, LONGEST_SILENCE_MS);
      stamped(`${step.words}: still running after ${seconds(step.began)}`);
    }
    draw();
  };
  const timer = setInterval(remind, REDRAW_MS);
  timer.unref();

  return {
    say,
    begin: (words) => {
      const step: Running = { words, began: performance.now(), nextReminderMs: FIRST_REMINDER_MS };
      running.add(step);
      if (isTerminal) draw();
      else stamped(`${words} …`);
      return {
        done: (result) => {
          if (!running.delete(step)) return;
          stamped(`${result ?? step.words} (${seconds(step.began)})`);
        },
      };
    },
    close: () => {
      clearInterval(timer);
      isClosed = true;
      if (isTerminal) output.write(CLEAR_LINE);
    },
  };
}
