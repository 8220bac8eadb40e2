import type { EwayJourney } from "@mandi/shared/contract/desk/eway-bill";
import { joined } from "@mandi/shared/format/joined";
import type { IssuedPaper } from "../../papers/paper";
import { placesOfGoods } from "../../tax-portal/documents/eway-bill";

/** What an extension is decided by: the way of the goods on a document and what they are worth; null for a document without goods on the road. */
export function journeyOf({ kind, snapshot }: IssuedPaper, kilometres: number): EwayJourney | null {
  if (kind !== "invoice" && kind !== "challan") return null;
  const dispatch = "dispatch" in snapshot ? snapshot.dispatch : undefined;
  const { from, to } = placesOfGoods({ ...snapshot, dispatch: dispatch ?? null });
  return {
    from: placeText(from),
    to: placeText(to),
    kilometres,
    value: snapshot.total,
  };
}

type Place = ReturnType<typeof placesOfGoods>["to"];

/** `Raipur 492001, Chhattisgarh`; without what an older document does not have. */
const placeText = ({ city, pincode, state }: Place): string => joined(`${city} ${pincode}`.trim(), state);
