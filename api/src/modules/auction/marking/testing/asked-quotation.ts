import { answeredMarket } from "../../../../testing/answered-market";
import { ask, bid, createRfqMarket, offer, type RfqMarket } from "../../../../testing/rfq-world";
import { runDueJobs } from "../../../../testing/run-jobs";
import type { TestApi } from "../../../../testing/test-api";
import { storeSetting } from "../../../site/settings";
import { marketSettings } from "../../market-rules";

/** A new quotation for each test, in its own market that marks automatically at the close. */
export function askedQuotation(api: TestApi, people?: Parameters<typeof createRfqMarket>[1]) {
  let market: RfqMarket;
  let id: number;
  beforeEach(async () => {
    await storeSetting(api.db, marketSettings.markAutomatically, true);
    market = await createRfqMarket(api, people);
    id = await ask(api, market);
  });
  const common = answeredMarket(() => ({ api, market }));
  return {
    ...common,
    get id() {
      return id;
    },
    get market() {
      return market;
    },
    row: () => api.db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    offer: (index: number, rupees: number) => offer(api, common.seller(index), id, rupees),
    bid: (index: number, rupees: number) => bid(api, common.carrier(index), id, rupees),
    /** Moves the clock forward by this many seconds and runs what is due then. */
    async pass(seconds: number): Promise<void> {
      api.clock.advance(seconds);
      await runDueJobs(api);
    },
  };
}
