import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { unbroken } from "@mandi/shared/format/unbroken";
import { goods } from "@mandi/shared/messages/transporter";

/** The grade of a load, and how much of each size was ordered; what is not known is left out. */
export function goodsFacts(
  { quality = "", variation = [] }: Pick<TransporterEnquiry, "quality" | "variation">,
  sizesTerm: string = goods.sizes,
) {
  const sizes = variation.map((line) => unbroken(goods.sizeOf(sizeInFull(line), formatTonnes(line.quantity))));
  return [
    ...(quality === "" ? [] : [{ term: goods.quality, value: quality }]),
    ...(sizes.length === 0 ? [] : [{ term: sizesTerm, value: sizes.join(", ") }]),
  ];
}
