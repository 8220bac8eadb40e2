import { deskRoles } from "@mandi/shared/contract/desk/right";
import { apiOfFile } from "../../testing/api-of-file";
import { logIn } from "../../testing/log-in";
import { newUtr } from "../../testing/money";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

let given = 0;
/** A person of the desk who has just logged in with a code. */
async function atDesk(): Promise<SignedIn> {
  given += 1;
  const phone = `97${String(given).padStart(8, "0")}`;
  const { id } = await api.signIn("staff", { phone, roles: deskRoles });
  return { ...(await logIn(api, phone)), id };
}

const setLimit = async (as: SignedIn, userId: number) => api.act(as, `/user/${userId}/credit-limit`, { limit: 5_000 });
const limitOf = async (id: number) =>
  (await api.db.selectFrom("account").select("limit_paise").where("code", "=", `credit:${id}`).executeTakeFirst())
    ?.limit_paise ?? 0;

it("ends a session of the desk after twelve hours or the time that the desk has set, but not a customer's", async () => {
  const [staff, customer] = [await atDesk(), await logIn(api, "9700009999")];
  api.clock.advance(12 * 3_600 - 1);
  expect((await api.get("/desk/queue", staff)).status).toBe(200);
  api.clock.advance(1);
  expect((await api.get("/desk/queue", staff)).status).toBe(401);
  expect((await api.get("/notification", customer)).status).toBe(200);
});

it("asks for a new one-time code before money, and lets everything else continue", async () => {
  const [staff, customer] = [await atDesk(), await api.signIn("customer")];
  api.clock.advance(30 * 60);
  expect(await setLimit(staff, customer.id)).toMatchObject({
    status: 422,
    body: {
      code: "code_missing",
      message: "This needs a new one-time code. Please enter the one that is sent to your phone, then do it again.",
    },
  });
  expect(await limitOf(customer.id)).toBe(0);
  expect((await api.get("/desk/reconciliation", staff)).status).toBe(200);
  expect((await api.act(staff, `/user/${customer.id}/suspend`, {})).status).toBe(200);

  await api.post("/otp-login", { phone: staff.phone });
  const code = api.sentCodes.at(-1)?.code ?? "";
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await api.post("/desk/code", { otp: wrong }, staff)).toMatchObject({
    status: 422,
    body: { code: "otp_wrong" },
  });
  expect((await setLimit(staff, customer.id)).status).toBe(422);
  expect((await api.post("/desk/code", { otp: code }, staff)).status).toBe(200);
  expect((await setLimit(staff, customer.id)).status).toBe(200);
  expect(await limitOf(customer.id)).toBe(500_000);
  expect((await api.post("/desk/code", { otp: code }, staff)).status).toBe(422);
});

it("counts a new code for the session that it was entered in, not for the person's others", async () => {
  const staff = await atDesk();
  api.clock.advance(31 * 60);
  const other = { ...(await logIn(api, staff.phone)), id: staff.id };
  const customer = await api.signIn("customer");
  const pay = (as: SignedIn) =>
    api.act(as, `/user/${customer.id}/credit-repayment`, { amount: 1, utr: newUtr(), paid_on: "2026-11-21" });
  expect((await pay(staff)).body.code).toBe("code_missing");
  expect((await pay(other)).body.code).not.toBe("code_missing");
});

it("refuses the code of somebody else", async () => {
  const [staff, stranger] = [await atDesk(), await atDesk()];
  api.clock.advance(31 * 60);
  await api.post("/otp-login", { phone: stranger.phone });
  const code = api.sentCodes.at(-1)?.code;
  expect((await api.post("/desk/code", { otp: code }, staff)).status).toBe(422);
});
