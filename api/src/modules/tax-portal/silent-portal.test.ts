import { startSimulator } from "@mandi/launch/tax-portal/simulator";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { createJobContext, runJob } from "../../testing/run-jobs";
import { issuePaper } from "../papers/paper.service";
import { storeSetting } from "../site/settings";
import { httpTaxPortal } from "./http-tax-portal";
import { thirdParty } from "./testing/worked-papers";
import { annualTurnover } from "./turnover";

const api = apiOfFile();

it("is asked by one run at a time, so a portal that says nothing keeps no other work waiting", async () => {
  await storeSetting(api.db, annualTurnover, 500_000_000);
  for (let issued = 0; issued < 3; issued += 1) {
    await inTransaction(api.db, (tx) =>
      issuePaper(
        tx,
        {
          kind: "invoice",
          gstin: thirdParty.supplier.gst_number,
          draw: (number, date) => ({ ...thirdParty, number, date }),
        },
        { at: api.clock.now(), actorId: null },
      ),
    );
  }
  const simulator = await startSimulator({ now: () => api.clock.now() });
  const portal = httpTaxPortal(simulator.url);
  let asked: () => void = () => undefined;
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const silent: typeof portal = {
    ...portal,
    async registerInvoice(form) {
      asked();
      await mayAnswer;
      return portal.registerInvoice(form);
    },
  };
  const { context } = createJobContext(api, { portal: silent, key: simulator.publicKey });
  const sending = runJob(api, "send portal requests", context);
  await isAsked;

  await Promise.all([1, 2, 3].map(() => runJob(api, "send portal requests", context)));
  expect(simulator.asked("registerInvoice")).toBe(0);

  answer();
  await sending;
  expect(simulator.asked("registerInvoice")).toBe(3);
  await simulator.close();
});
