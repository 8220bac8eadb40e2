import { common } from "@mandi/shared/messages/common";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";
import type { TrailTableProps } from "./trail-table";

/** The texts of all acts are large, and the trail is read last. */
const TrailTable = latePart(async () => (await import(/* webpackChunkName: "trail" */ "./trail-table")).TrailTable, {
  failed: common.failedTitle,
  waiting: <PartWaiting label={users.trail} />,
});

/** The table of the trail, loaded when its rows have arrived. */
export function LateTrailTable(props: TrailTableProps) {
  return <TrailTable {...props} />;
}
