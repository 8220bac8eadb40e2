import { apiOfFile } from "../../testing/api-of-file";

const log: string[] = [];
const api = apiOfFile({ log });

/** The refusals logged since the last call. */
function refusals(): readonly Record<string, unknown>[] {
  return log
    .splice(0)
    .flatMap((lines) => lines.split("\n"))
    .filter((line) => line !== "")
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === "request refused");
}

it("names the person who was refused, whatever the reason, but nothing that could be used to log in", async () => {
  const buyer = await api.signIn("customer");
  log.splice(0);

  await api.get("/seller/commodity-product", buyer);
  await api.get("/product-enquiry/987654321", buyer);
  await api.post("/address", { company_name: "" }, buyer);

  const text = log.join("");
  expect(refusals()).toMatchObject([
    { code: "forbidden", userId: buyer.id, reqId: expect.any(String) },
    { code: "not_found", userId: buyer.id },
    { code: "invalid", userId: buyer.id },
  ]);
  for (const secret of [buyer.token, buyer.binding, buyer.phone]) expect(text).not.toContain(secret);
});

it("names nobody where nobody is logged in", async () => {
  log.splice(0);
  await api.get("/address");

  expect(refusals()).toEqual([expect.not.objectContaining({ userId: expect.anything() })]);
});
