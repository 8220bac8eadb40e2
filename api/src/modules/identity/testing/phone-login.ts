import type { Answer, TestApi } from "../../../testing/test-api";

/** A wrong code in the same format. */
export const wrong = (code: string): string => (code === "000000" ? "000001" : "000000");

/** How a person logs in, with phones and addresses that no other test of the file has used. */
export function phoneLogin(api: TestApi) {
  let given = 0;
  const newPhone = (): string => {
    given += 1;
    return `91${String(given).padStart(8, "0")}`;
  };
  const newAddress = (): string => {
    given += 1;
    return `10.0.${Math.floor(given / 250)}.${(given % 250) + 1}`;
  };
  const sendTo = (phone: string, ip = newAddress()): Promise<Answer> =>
    api.call("POST", "/otp-login", { body: { phone }, ip });
  const lastCode = (): string => api.sentCodes.at(-1)?.code ?? "";
  const verify = (phone: string, otp: string): Promise<Answer> => api.post("/verify-otp", { phone, otp });
  return {
    newPhone,
    newAddress,
    sendTo,
    /** The code that was sent last, to any phone. */
    lastCode,
    verify,
    /** Both halves of the session of a person who has logged in. */
    async logIn(phone = newPhone()) {
      await sendTo(phone);
      const answer = await verify(phone, lastCode());
      return { token: String(answer.body.token), binding: bindingOf(answer.headers) };
    },
  };
}

function bindingOf(headers: Answer["headers"]): string {
  return /__Host-mandi-bind=([^;]*)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
}
