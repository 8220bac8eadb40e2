import { apiOfFile } from "../../testing/api-of-file";
import { phoneLogin, wrong } from "./testing/phone-login";

const api = apiOfFile({ poolSize: 20 });
const { newPhone, sendTo, lastCode, verify } = phoneLogin(api);

it("shows how many tries are left, locks the code after five, and then refuses even the right code (R-390)", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const code = lastCode();
  for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
    expect(await verify(phone, wrong(code))).toMatchObject({
      status: 422,
      body: {
        code: "otp_wrong",
        message: `The code does not match. ${left} left.`,
        errors: { otp: [`The code does not match. ${left} left.`] },
      },
    });
  }
  expect(await verify(phone, wrong(code))).toMatchObject({ status: 422, body: { code: "otp_locked" } });
  expect(await verify(phone, code)).toMatchObject({ status: 422, body: { code: "otp_locked" } });
});

it("evaluates exactly five of a hundred guesses made at the same moment", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const code = lastCode();
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(phone, wrong(code))));
  const evaluated = answers.filter(({ body }) => /does not match/.test(body.message));
  const locked = answers.filter(({ body }) => body.code === "otp_locked");
  expect(evaluated).toHaveLength(4);
  expect(evaluated.length + locked.length).toBe(100);
  const row = await api.db
    .selectFrom("otp")
    .select(["attempts", "end_reason"])
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ attempts: 5, end_reason: "locked" });
});

it("lets one code open only one session, however many requests send it at once", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const code = lastCode();
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(phone, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await verify(phone, code)).toMatchObject({ status: 422, body: { code: "otp_expired" } });
});

it("accepts a code for 60 s and no longer (R-400)", async () => {
  const [quick, slow] = [newPhone(), newPhone()];
  await sendTo(quick);
  api.clock.advance(59);
  expect(await verify(quick, lastCode())).toMatchObject({ status: 200 });

  await sendTo(slow);
  api.clock.advance(60);
  expect(await verify(slow, lastCode())).toMatchObject({ status: 422, body: { code: "otp_expired" } });
});

it("voids the old code when a new one is sent, which is possible after 30 s", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const old = lastCode();
  api.clock.advance(20);
  const refused = await sendTo(phone);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "too_many", message: "Please wait 10 s before asking for another code." },
  });
  expect(refused.headers["retry-after"]).toBe("10");
  api.clock.advance(10);
  expect(await sendTo(phone)).toMatchObject({ status: 200 });
  if (old !== lastCode()) expect(await verify(phone, old)).toMatchObject({ status: 422, body: { code: "otp_wrong" } });
  expect(await verify(phone, lastCode())).toMatchObject({ status: 200 });
});
