import { users } from "@mandi/shared/messages/desk";
import { lazy, Suspense } from "react";
import { PartWaiting } from "../common/part-place";
import type { TrailTableProps } from "./trail-table";

/** The texts of all acts are large, and the trail is read last. */
const TrailTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trail" */ "./trail-table")).TrailTable,
}));

/** The table of the trail, loaded when its rows have arrived. */
export function LateTrailTable(props: TrailTableProps) {
  return (
    <Suspense fallback={<PartWaiting label={users.trail} />}>
      <TrailTable {...props} />
    </Suspense>
  );
}
