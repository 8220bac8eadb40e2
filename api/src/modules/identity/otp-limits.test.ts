import { apiOfFile } from "../../testing/api-of-file";
import { phoneLogin } from "./testing/phone-login";

const api = apiOfFile({ poolSize: 20 });
const { newPhone, newAddress, sendTo, lastCode, verify, logIn } = phoneLogin(api);

it("sends at most five codes to a phone within any hour and twenty within any day", async () => {
  const phone = newPhone();
  const sentAt: number[] = [];
  for (let minute = 0; minute < 26 * 60; minute += 5) {
    const { status } = await sendTo(phone);
    if (status === 200) sentAt.push(minute);
    api.clock.advance(5 * 60);
  }
  const within = (minutes: number): number =>
    Math.max(...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + minutes).length));
  expect(within(60)).toBe(5);
  expect(within(24 * 60)).toBe(20);
});

it("waits 30 s between two codes to a phone even when the first was entered correctly, and after a logout", async () => {
  const [phone, ip] = [newPhone(), newAddress()];
  const session = await logIn(phone);
  expect((await api.post("/logout", undefined, session)).status).toBe(200);

  expect(await sendTo(phone, ip)).toMatchObject({
    status: 429,
    body: { message: "Please wait 30 s before asking for another code." },
  });
  api.clock.advance(30);
  expect(await sendTo(phone, ip)).toMatchObject({ status: 200 });
});

it("sends at most twelve codes an hour and forty a day to a phone whose owner enters each one correctly", async () => {
  const phone = newPhone();
  const sentPerHour: number[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    let sent = 0;
    for (let count = 0; count < 14; count += 1) {
      const { status } = await sendTo(phone);
      if (status === 200) {
        sent += 1;
        expect((await verify(phone, lastCode())).status).toBe(200);
      }
      api.clock.advance(30);
    }
    sentPerHour.push(sent);
    api.clock.advance(3_600);
  }
  expect(sentPerHour).toEqual([12, 12, 12, 4, 0]);
});

it("does not lock out somebody who logs in and out every ten minutes for two hours, nor an office behind one address", async () => {
  const [phone, ip] = [newPhone(), newAddress()];
  for (let round = 0; round < 12; round += 1) {
    for (const person of [phone, newPhone(), newPhone(), newPhone()]) {
      expect(await sendTo(person, ip)).toMatchObject({ status: 200 });
      const body = { phone: person, otp: lastCode() };
      expect(await api.call("POST", "/verify-otp", { body, ip })).toMatchObject({ status: 200 });
    }
    api.clock.advance(600);
  }
});

it("counts unused codes separately: after correct ones a stranger still has five an hour, not more", async () => {
  const [phone, ip] = [newPhone(), newAddress()];
  for (let round = 0; round < 3; round += 1) {
    await sendTo(phone, ip);
    await api.call("POST", "/verify-otp", { body: { phone, otp: lastCode() }, ip });
    api.clock.advance(60);
  }
  for (let round = 0; round < 5; round += 1) {
    expect(await sendTo(phone, ip)).toMatchObject({ status: 200 });
    api.clock.advance(60);
  }
  expect(await sendTo(phone, ip)).toMatchObject({ status: 429 });
});

it.each(["1234567890", "5000000000", "9999999999"])(
  "sends a code to %s: any ten digits are a number (R-257)",
  async (phone) => {
    const before = api.sentCodes.length;
    expect(await sendTo(phone)).toMatchObject({ status: 200 });
    expect(api.sentCodes).toHaveLength(before + 1);
  },
);

it("does not count codes of a time that a clock, which was ahead, has not reached yet", async () => {
  const [phone, now] = [newPhone(), api.clock.now()];
  api.clock.advance(24 * 3_600);
  for (let round = 0; round < 5; round += 1) {
    expect(await sendTo(phone)).toMatchObject({ status: 200 });
    api.clock.advance(60);
  }
  expect(await sendTo(phone)).toMatchObject({ status: 429 });
  api.clock.set(now);

  expect(await sendTo(phone)).toMatchObject({ status: 200 });
  expect(await sendTo(phone)).toMatchObject({ status: 429 });
});

it("can be reset by an operator for a phone whose codes a stranger has used up (docs/security.md)", async () => {
  const [phone, bystander] = [newPhone(), newPhone()];
  for (const victim of [phone, bystander]) {
    const stranger = newAddress();
    for (let round = 0; round < 5; round += 1) {
      expect(await sendTo(victim, stranger)).toMatchObject({ status: 200 });
      api.clock.advance(60);
    }
    expect(await sendTo(victim)).toMatchObject({ status: 429 });
  }

  const buckets = [`otp phone ${phone}`, `otp sent ${phone}`];
  await api.db.deleteFrom("limit_event").where("bucket", "in", buckets).execute();

  expect(await sendTo(phone)).toMatchObject({ status: 200 });
  expect(await verify(phone, lastCode())).toMatchObject({ status: 200 });
  expect(await sendTo(bystander)).toMatchObject({ status: 429 });
});

it("sends at most thirty codes per address and hour, over all phones, even at the same moment", async () => {
  const ip = newAddress();
  const before = api.sentCodes.length;
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendTo(newPhone(), ip)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(api.sentCodes.length - before).toBe(30);
});

it("counts an IPv6 caller by its /64 and trusts a proxy header only on the loopback interface", async () => {
  const from = (ip: string, headers = {}) =>
    api.call("POST", "/otp-login", { body: { phone: newPhone() }, ip, headers });
  for (let host = 1; host <= 30; host += 1) expect((await from(`2001:db8:1:1::${host.toString(16)}`)).status).toBe(200);
  expect((await from("2001:db8:1:1:ffff::1")).status).toBe(429);
  expect((await from("2001:db8:1:2::1")).status).toBe(200);
  const stranger = newAddress();
  for (let host = 1; host <= 30; host += 1) await from(stranger, { "x-forwarded-for": `192.0.2.${host}` });
  expect((await from(stranger, { "x-forwarded-for": "192.0.2.99" })).status).toBe(429);
});
