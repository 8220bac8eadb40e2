import { paperList } from "@mandi/shared/messages/paper-list";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Certificates of deducted tax: only sellers and carriers have any, so nothing is shown while they load. */
export const LateCertificates = latePart(
  async () => (await import(/* webpackChunkName: "certificates" */ "./certificates")).Certificates,
  { failed: paperList.certificatesLost, waiting: null },
);
