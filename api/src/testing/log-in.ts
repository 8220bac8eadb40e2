import type { SignedIn, TestApi } from "./test-api";

/** Logs a person in the only possible way: with a code sent to the phone. An unknown phone becomes a new customer. */
export async function logIn(api: TestApi, phone: string): Promise<SignedIn> {
  await api.post("/otp-login", { phone });
  const { body, headers } = await api.post("/verify-otp", { phone, otp: api.sentCodes.at(-1)?.code });
  const binding = /__Host-mandi-bind=([^;]*)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
  const { id, type } = await api.db
    .selectFrom("users")
    .select(["id", "type"])
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
  return { id, phone, type, token: String(body.token), binding };
}
