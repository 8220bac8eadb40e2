import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { HomeAnswer } from "@mandi/shared/contract/home";
import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readConfigAnswer, readHome } from "./site.service";

export const siteRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/handshake",
    summary: "The product may start",
    access: "anyone",
    rate: "probe",
    idempotency: "none",
    answer: HandshakeAnswer,
    handle: async () => ({ success: true }),
  }),
  defineRoute({
    method: "GET",
    path: "/config",
    summary: "Site setup, questions and policies",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    answer: ConfigAnswer,
    handle: ({ db }) => readConfigAnswer(db),
  }),
  defineRoute({
    method: "GET",
    path: "/home",
    summary: "Banners, brands, news, testimonials and the how-to block",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 30,
    answer: HomeAnswer,
    handle: ({ db, clock }) => readHome(db, clock.now()),
  }),
];
