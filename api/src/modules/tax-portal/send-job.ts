import { Object as ObjectOf } from "typebox";
import type { JobKind } from "../../platform/jobs/job";

const NoPayload = ObjectOf({});

/** Sends what waits for the tax portal. */
export const sendPortalRequests: JobKind<typeof NoPayload> = { name: "send portal requests", payload: NoPayload };
