import { newCodeCall } from "@mandi/shared/contract/desk/new-code";
import { OtpLoginBody, VerifyOtpAnswer, VerifyOtpBody } from "@mandi/shared/contract/login";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { counted } from "@mandi/shared/format/counted";
import { defineRoute, type Route } from "../../platform/routes/route";
import { bindingSetCookie, presentLoginUser } from "./identity.presenter";
import {
  endOtherSessions,
  endSession,
  renewCode,
  sendCode,
  sessionSeconds,
  sessionsAtOnce,
  verifyCode,
} from "./identity.service";

export const identityRoutes: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/otp-login",
    summary: "Send a one-time code to a phone",
    access: "anyone",
    rate: "login",
    idempotency: "none",
    body: OtpLoginBody,
    answer: MessageAnswer,
    async handle({ body, ...context }) {
      await sendCode(context, body.phone);
      return { message: "The code is on its way to your phone." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/verify-otp",
    summary: "Exchange a one-time code for a session",
    access: "anyone",
    rate: "login",
    idempotency: "none",
    body: VerifyOtpBody,
    answer: VerifyOtpAnswer,
    async handle({ body, ...context }) {
      const { token, binding, user, ended } = await verifyCode(context, body.phone, body.otp);
      context.setCookie(bindingSetCookie(binding, sessionSeconds));
      const words = ended === 0 ? "" : ` More than ${sessionsAtOnce} devices: the oldest is logged out.`;
      return { token, data: presentLoginUser(user), message: `You are logged in.${words}` };
    },
  }),
  defineRoute({
    method: "POST",
    ...newCodeCall,
    access: ["staff"],
    rate: "login",
    idempotency: "none",
    async handle({ actor, body, ...context }) {
      await renewCode(context, actor, body.otp);
      return { message: "Thank you. You can continue." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/logout",
    summary: "End the session in use",
    access: "signed-in",
    rate: "write",
    idempotency: "none",
    answer: MessageAnswer,
    async handle({ actor, ...context }) {
      await endSession(context, actor.id);
      context.setCookie(bindingSetCookie("", 0));
      return { message: "You are logged out!!" };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/logout-others",
    summary: "End the sessions on all other devices",
    access: "signed-in",
    rate: "write",
    idempotency: "none",
    answer: MessageAnswer,
    async handle({ actor, ...context }) {
      const ended = await endOtherSessions(context, actor.id);
      if (ended === 0) return { message: "You are not logged in on any other device." };
      return { message: `Logged out on ${counted(ended, "other device")}.` };
    },
  }),
];
