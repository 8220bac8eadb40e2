import { stopAll } from "./running";

export default async function globalTeardown(): Promise<void> {
  await stopAll();
}
