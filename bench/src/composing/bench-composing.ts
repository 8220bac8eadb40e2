/** The cost of composing, compared with the same code built as one application. */
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findUnits } from "@mandi/launch/build/units";
import { findCheckout } from "@mandi/launch/checkout";
import { signInOnce } from "../measure/sign-in";
import { measureAll } from "../measure/visits";
import { waysOf } from "../measure/ways";
import { budgetsOf, pagesWithCharts } from "../report/budgets";
import { figuresOf } from "../report/figures";
import { keepReport, reportOf } from "../report/write-report";
import { openStage } from "../stage";

const help = `pnpm bench [--runs N] [--keep]

Builds shell and areas once more as one application and visits both in turn with a cold browser.
  --runs N   visits of each application per way and profile (12)
  --keep     write the result into docs/bench.md
`;

const { values } = parseArgs({
  options: { runs: { type: "string", default: "12" }, keep: { type: "boolean" }, help: { type: "boolean" } },
});
const runs = Number(values.runs);
if (values.help || !Number.isInteger(runs) || runs < 1) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 2); // Nothing has been opened yet.
}

const say = (words: string) => process.stderr.write(`… ${words}\n`);
const checkout = findCheckout();
const stage = await openStage(checkout, say);
process.once("SIGINT", () => void stage.close().then(() => process.exit(130))); // Otherwise a visit would continue.
try {
  const signIn = (phone: string) => signInOnce(stage.browser, stage.origins.composed, stage.output, phone);
  const people = { buyer: await signIn("9000000001"), seller: await signIn("9000000011") };
  const ways = await waysOf(stage.origins.composed, people);
  const series = await measureAll(stage.browser, stage.origins, ways, runs, say);

  const dists = findUnits(checkout).map(({ folder, manifest }) => ({ dist: join(checkout, folder, "dist"), manifest }));
  const areaDists = dists.filter(({ manifest }) => manifest === "area.json").map(({ dist }) => dist);
  const report = reportOf({
    date: new Date().toISOString().slice(0, 10),
    runs,
    machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, Chromium ${stage.browser.version()} without a screen`,
    figures: series.flatMap(figuresOf),
    budgets: await budgetsOf(join(checkout, "shell", "dist"), areaDists),
    pagesWithCharts: await pagesWithCharts(areaDists),
  });
  process.stdout.write(`${report}\n`);
  if (values.keep) await keepReport(join(checkout, "docs", "bench.md"), "bench", report);
} finally {
  await stage.close();
}
