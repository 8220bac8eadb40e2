import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findCheckout } from "@mandi/launch/checkout";

/** A page that uses the host's modules and the kit: the session, a call, a component. */
const page = `import { AddressListAnswer } from "@mandi/area-kit/contract/address";
import { ConfigAnswer } from "@mandi/area-kit/contract/site-config";
import { http } from "@mandi/area-kit/http";
import { useSession } from "@mandi/area-kit/session";
import { Page } from "@mandi/area-kit/ui/layout/page";
import { PageHead } from "@mandi/area-kit/ui/layout/page-head";
import { useEffect, useState } from "react";

export default function MillVisitsPage() {
  const name = useSession(({ user }) => user?.name ?? "nobody");
  const [questions, setQuestions] = useState<number>();
  const [places, setPlaces] = useState("Asking for places");
  useEffect(() => {
    http.get("/config", ConfigAnswer).then(({ faq }) => setQuestions(faq.length), () => undefined);
    http.get("/address", AddressListAnswer).then(
      ({ data }) => setPlaces(\`Places: \${data.map(({ city }) => city).join(", ")}\`),
      () => setPlaces("No answer"),
    );
  }, []);
  return (
    <Page>
      <PageHead title="Mill Visits" />
      <p>Logged in as {name}</p>
      <p>{places}</p>
      <p>{questions === undefined ? "Asking" : "The market answers"}</p>
    </Page>
  );
}
`;

/** Examples that answer the page's call when no product is running, with an address in the given city. */
const examples = (
  city: string,
) => `import { exampleRead, type MakeExamples } from "@mandi/area-kit/area/define-examples";
import { AddressListAnswer } from "@mandi/area-kit/contract/address";
import { anAddress } from "@mandi/area-kit/testing/buyer-builders/address";

export const addresses: Readonly<Record<string, string>> = {};

export const makeExamples: MakeExamples = ({ rows }) => {
  const data = rows([anAddress({ city: "${city}" })]);
  return [exampleRead("GET /address", AddressListAnswer, () => ({ data }))];
};
`;

/** The package store of this checkout: defaults differ between file systems, so another folder might use another store. */
function storeOfPackages(checkout: string): string {
  const { storeDir } = JSON.parse(readFileSync(join(checkout, "node_modules/.modules.yaml"), "utf8")) as {
    storeDir: string;
  };
  return storeDir;
}

/**
 * Starts a repository as a team would: creates it, installs it without a network, writes a page, tests and builds it.
 *
 * @param folder outside every workspace
 * @returns the commands of the kit, run there
 */
export async function ownRepository(folder: string) {
  const checkout = findCheckout();
  // As in the team's own terminal, without the environment of this test.
  const { NODE_ENV: _, JEST_WORKER_ID: __, ...environment } = process.env;
  // Without blocking: a connection that the product closes meanwhile must not be used again.
  const run = async (cwd: string, program: string, parameters: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const ended = promisify(execFile)(program, parameters, { cwd, env: { ...environment, CI: "true", ...more } });
    ended.child.stdin?.end();
    return (await ended).stdout;
  };
  const { packageManager } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as {
    packageManager: string;
  };
  const create = [
    "--import",
    "tsx",
    join(checkout, "launch/src/create-area/main.ts"),
    "mill-visits",
    "--standalone",
    folder,
  ];
  await run(checkout, process.execPath, create);
  const install = ["install", "--frozen-lockfile", "--offline", "--store-dir", storeOfPackages(checkout)];
  await run(folder, "npx", ["--yes", packageManager, ...install]);
  const pageFile = join(folder, "src/mill-visits/mill-visits.page.tsx");
  const examplesFile = join(folder, "src/testing/examples.ts");
  writeFileSync(pageFile, page);
  writeFileSync(examplesFile, examples("Nagpur"));
  const bin = (name: string) => join(folder, "node_modules/.bin", name);
  return {
    types: () => run(folder, bin("tsc"), ["--noEmit"]),
    mandiArea: (parameters: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
      run(folder, bin("mandi-area"), parameters, environment),
    /** Changes the title of the page while `mandi-area dev` is running. */
    editTitle: (title: string) => writeFileSync(pageFile, page.replace('title="Mill Visits"', `title="${title}"`)),
    /** Changes the city in the example address. */
    editExample: (city: string) => writeFileSync(examplesFile, examples(city)),
    /** Runs `mandi-area dev` until it is stopped; `said` is its output so far. */
    dev(behind: readonly string[], port: number) {
      const child = spawn(bin("mandi-area"), ["dev", ...behind, "--port", String(port)], {
        cwd: folder,
        env: environment,
        stdio: ["ignore", "pipe", "inherit"],
      });
      let said = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
      const ended = once(child, "exit");
      const stop = async () => {
        child.kill();
        await ended;
      };
      return { said: () => said, stop };
    },
  };
}
