import { newCodeCall } from "@mandi/shared/contract/desk/new-code";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** Sends a code to the reader's own phone. */
export const sendCode = (phone: string): Promise<MessageAnswer> => http.post("/otp-login", { phone }, MessageAnswer);

/** Submits the code. */
export const enterCode = (otp: string): Promise<MessageAnswer> => http.post(newCodeCall.path, { otp }, MessageAnswer);
