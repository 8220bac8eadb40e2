import { apiOfFile } from "../../testing/api-of-file";
import { phoneLogin } from "./testing/phone-login";

const api = apiOfFile({ poolSize: 20 });
const { newPhone, newAddress, sendTo, lastCode, verify } = phoneLogin(api);

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

it("does not count a code that came back right: someone who logs in and out all day is not locked out", async () => {
  const phone = newPhone();
  const ip = newAddress();
  for (let round = 0; round < 8; round += 1) {
    expect(await sendTo(phone, ip)).toMatchObject({ status: 200 });
    const body = { phone, otp: lastCode() };
    expect(await api.call("POST", "/verify-otp", { body, ip })).toMatchObject({ status: 200 });
  }
  for (let round = 0; round < 5; round += 1) {
    expect(await sendTo(phone, ip)).toMatchObject({ status: 200 });
    api.clock.advance(60);
  }
  expect(await sendTo(phone, ip)).toMatchObject({ status: 429 });
});

it("can be opened again by an operator for a phone whose codes a stranger has used up (docs/security.md)", async () => {
  const [phone, bystander] = [newPhone(), newPhone()];
  for (const victim of [phone, bystander]) {
    const stranger = newAddress();
    for (let round = 0; round < 5; round += 1) {
      expect(await sendTo(victim, stranger)).toMatchObject({ status: 200 });
      api.clock.advance(60);
    }
    expect(await sendTo(victim)).toMatchObject({ status: 429 });
  }

  await api.db.deleteFrom("limit_event").where("bucket", "=", `otp phone ${phone}`).execute();

  expect(await sendTo(phone)).toMatchObject({ status: 200 });
  expect(await verify(phone, lastCode())).toMatchObject({ status: 200 });
  expect(await sendTo(bystander)).toMatchObject({ status: 429 });
});

it("sends at most thirty codes per address and hour, over all phones, also at the same moment", async () => {
  const ip = newAddress();
  const before = api.sentCodes.length;
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendTo(newPhone(), ip)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(api.sentCodes.length - before).toBe(30);
});

it("counts an IPv6 caller by its /64 and believes a proxy header only on the loopback interface", async () => {
  const from = (ip: string, headers = {}) =>
    api.call("POST", "/otp-login", { body: { phone: newPhone() }, ip, headers });
  for (let host = 1; host <= 30; host += 1) expect((await from(`2001:db8:1:1::${host.toString(16)}`)).status).toBe(200);
  expect((await from("2001:db8:1:1:ffff::1")).status).toBe(429);
  expect((await from("2001:db8:1:2::1")).status).toBe(200);
  const stranger = newAddress();
  for (let host = 1; host <= 30; host += 1) await from(stranger, { "x-forwarded-for": `192.0.2.${host}` });
  expect((await from(stranger, { "x-forwarded-for": "192.0.2.99" })).status).toBe(429);
});
