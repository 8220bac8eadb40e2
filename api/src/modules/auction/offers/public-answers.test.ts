import { observeStatements } from "../../../proofs/testing/observe-statements";
import { apiOfFile } from "../../../testing/api-of-file";
import { askedQuotation } from "../marking/testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });
const { seller, offer, bid } = quotation;

/** How many statements the home page of a visitor takes. */
async function statementsOfHome(): Promise<number> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  const { status } = await observeStatements(count, () => api.get("/home"));
  expect(status).toBe(200);
  return statements;
}

it("answers the next visitor from memory when sellers and transporters have answered an enquiry", async () => {
  await statementsOfHome();
  await offer(0, 45_000);
  await bid(0, 1_800);
  expect(await statementsOfHome()).toBe(0);
});

it("reads the home page again once a seller has confirmed a listed price", async () => {
  await statementsOfHome();
  const listing = quotation.market.sellers[0]?.listingId ?? 0;
  expect((await api.post(`/seller/confirm-commodity-product-price/${listing}`, {}, seller(0))).status).toBe(200);
  expect(await statementsOfHome()).toBeGreaterThan(0);
});
