import type { FastifyInstance } from "fastify";
import { endTrial, nextShare } from "../../plan/steps/auto-trial";
import { assertSound } from "../../plan/steps/promote";
import { PromotionRefused, StepRefused } from "../../plan/steps/step";
import { movePointer } from "../../plan/write-step";
import { type Canary, versionName } from "../../store/release-state";
import type { SignedStore } from "../../store/signature/signed-store";
import { readTallies } from "../field/tally-file";
import { judgeTrial, loadsOf } from "./judge-trial";

const everyMs = 60_000;

/** Makes a web server that holds the signing key step the trials that were started with `canary --auto`, once a minute. */
export function keepTrials(server: FastifyInstance, store: SignedStore, storeFolder: string, now: () => Date): void {
  const look = () =>
    lookAtTrials(store, storeFolder, now()).catch((error) =>
      process.stderr.write(`A trial could not be checked: ${String(error)}\n`),
    );
  const timer = setInterval(look, everyMs);
  timer.unref();
  server.addHook("onClose", async () => clearInterval(timer));
}

/** Checks every automatic trial, and takes the step that its figures call for. */
export async function lookAtTrials(store: SignedStore, storeFolder: string, now: Date): Promise<void> {
  const latest = await store.readLatest();
  const trials = Object.entries(latest?.live.areas ?? {}).filter(([, { canary }]) => canary?.auto);
  if (trials.length === 0 || !(await store.canSign())) return;
  const tallies = await readTallies(storeFolder);
  for (const [area, { version, canary }] of trials) {
    if (!canary?.auto) continue;
    const trial = tallies.get(versionName(area, canary.version));
    const { verdict, words } = judgeTrial(canary.auto, trial, tallies.get(versionName(area, version)), now);
    if (verdict !== "wait") await act(area, canary, verdict, words, loadsOf(trial).all);
  }

  async function act(area: string, canary: Canary, verdict: "back" | "on", why: string, loads: number): Promise<void> {
    if (!canary.auto) return;
    const author = { who: "auto", why };
    try {
      if (verdict === "back") await movePointer(store, endTrial(area, canary), author, () => now);
      else {
        await assertSound(store, { [area]: canary.version });
        await movePointer(store, nextShare(area, canary, canary.auto, loads, now), author, () => now);
      }
    } catch (error) {
      if (error instanceof StepRefused) return; // Paused, or somebody was first: the next check decides afresh.
      if (!(error instanceof PromotionRefused)) throw error;
      process.stderr.write(`The trial of ${versionName(area, canary.version)} cannot continue: ${error.message}\n`);
    }
  }
}
