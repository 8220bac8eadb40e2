import { rmSync } from "node:fs";
import { whatRuns } from "./running";

export default async function globalTeardown(): Promise<void> {
  const running = whatRuns();
  if (!running) return;
  await running.browser.close();
  await running.product.stop();
  rmSync(running.directory, { recursive: true, force: true });
}
