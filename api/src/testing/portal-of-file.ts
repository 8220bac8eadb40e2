import { type PortalSimulator, startSimulator } from "@mandi/launch/tax-portal/simulator";
import { httpTaxPortal } from "../modules/tax-portal/http-tax-portal";
import { createJobContext, runJob } from "./run-jobs";
import type { TestApi } from "./test-api";

/** The tax portal's simulator for all tests of the file that calls this. */
export function portalOfFile(api: TestApi) {
  let portal: PortalSimulator;
  beforeAll(async () => {
    portal = await startSimulator({ now: () => api.clock.now() });
  });
  afterAll(() => portal.close());
  return {
    /** How often this was requested. */
    asked: (call: string) => portal.asked(call),
    /** Sends its pending requests. */
    async send(): Promise<void> {
      const access = { portal: httpTaxPortal(portal.url), key: portal.publicKey };
      await runJob(api, "sweep portal requests", createJobContext(api, access).context);
    },
  };
}
