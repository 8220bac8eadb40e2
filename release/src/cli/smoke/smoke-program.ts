import { createInterface } from "node:readline";
import { read } from "@mandi/shared/contract/read";
import { openStore } from "../../store/open-store";
import { smoke } from "./smoke";
import { SmokeOrder } from "./smoke-order";

/** One smoke as a process: its order is the first line of the input, its answer all of the output. */
createInterface({ input: process.stdin })
  .once("line", (line) => void answer(line))
  // The calling process has gone: nobody is waiting, and the browser ends with this process.
  .once("close", () => process.exit(1));

async function answer(line: string): Promise<void> {
  try {
    const { address, live, units } = read(SmokeOrder, JSON.parse(line));
    const result = await smoke(openStore(address), live, units);
    process.stdout.write(JSON.stringify(result), () => process.exit(0));
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
  }
}
