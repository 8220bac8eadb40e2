import { apiOfFile } from "../../testing/api-of-file";
import { ask, bid, createRfqMarket, offer } from "../../testing/rfq-world";

const api = apiOfFile();

it.each([
  ["seller", offer, 50_000],
  ["transporter", bid, 1_900],
] as const)("never makes those who were asked wait for a %s who was not", async (role, send, rupees) => {
  const id = await ask(api, await createRfqMarket(api));
  const stranger = await api.signIn(role);

  const answer = await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom("quotation").select("id").where("id", "=", id).forUpdate().execute();
    return send(api, stranger, id, rupees);
  });

  expect(answer.status).toBe(404);
});
