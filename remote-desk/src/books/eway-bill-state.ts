import type { DeskEwayBillListAnswer } from "@mandi/shared/contract/desk/eway-bill";

type EwayBill = DeskEwayBillListAnswer["data"][number];

const tones: Readonly<Record<string, "ok" | "bad" | "plain">> = {
  active: "ok",
  done: "plain",
  cancelled: "plain",
  replaced: "plain",
  expired: "bad",
  failed: "bad",
};

/** The tone of its state; a state that waits for somebody has that of waiting. */
export const ewayTone = ({ state }: Pick<EwayBill, "state">): "ok" | "bad" | "plain" | "wait" => tones[state] ?? "wait";

/** Its invoice was cancelled, and nobody has recorded that it was cancelled where it was made. */
export const isToRecord = ({ state, code }: Pick<EwayBill, "state" | "code">): boolean =>
  state === "active" && code === "outside";
