import { traders } from "@mandi/shared/contract/role";
import { TdsCertificateListAnswer } from "@mandi/shared/contract/tds-certificate";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listOwnCertificates } from "./given-certificate.service";

export const tdsCertificateRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/tds-certificate",
    summary: "The certificates of tax that we deducted from the caller, newest quarter first",
    access: traders,
    rate: "read",
    idempotency: "none",
    answer: TdsCertificateListAnswer,
    handle: ({ db, actor, clock }) => listOwnCertificates(db, actor.id, clock.now()),
  }),
];
