import { adminQuery } from "./admin";
import { endRun } from "./run";

export default async function globalTeardown(): Promise<void> {
  const run = endRun();
  if (!run) return;
  await adminQuery(run.serverUrl, `drop database if exists ${run.template}`);
  await run.stop();
}
