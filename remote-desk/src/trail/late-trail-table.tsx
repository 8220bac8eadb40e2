import { users } from "@mandi/shared/messages/desk";
import { lazy, Suspense } from "react";
import { PartWaiting } from "../common/part-place";
import type { TrailTableProps } from "./trail-table";

/** The words of every act are many, and the trail is read last. */
const TrailTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trail" */ "./trail-table")).TrailTable,
}));

/** The table of the trail, fetched when its rows are there. */
export function LateTrailTable(props: TrailTableProps) {
  return (
    <Suspense fallback={<PartWaiting label={users.trail} />}>
      <TrailTable {...props} />
    </Suspense>
  );
}
