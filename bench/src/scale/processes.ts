import type { ApiStage } from "../api/api-stage";
import type { Call } from "../api/calls";
import { loadCall } from "../api/load";

/** The throughput of this many api processes together. */
export interface Scaled {
  readonly processes: number;
  readonly perSecond: number;
}

const connections = 64;

/** Product detail on 1, 2, 4 and so on api processes, with the same load spread over them. */
export async function loadProcesses(
  stage: ApiStage,
  calls: readonly Call[],
  { atMost, seconds }: { readonly atMost: number; readonly seconds: number },
): Promise<readonly Scaled[]> {
  const call = calls.find(({ what }) => what === "product detail");
  const found: Scaled[] = [];
  if (!call || atMost < 2) return found;
  const started: string[] = [];
  for (let processes = 1; processes <= atMost; processes *= 2) {
    while (started.length < processes) started.push((await stage.start("api")).origin);
    const each = { connections: Math.max(1, Math.round(connections / processes)), seconds };
    // A new process is slow until its code is compiled, and it gets only a part of the load: as long as what is measured.
    await Promise.all(started.map((origin) => loadCall(origin, call, each)));
    const loads = await Promise.all(started.map((origin) => loadCall(origin, call, each)));
    found.push({ processes, perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) });
  }
  return found;
}
