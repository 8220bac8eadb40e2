import type { TradeSheetBody } from "@mandi/shared/contract/trade-sheet";
import { apiOfFile } from "../../testing/api-of-file";
import { nameMeasure, renameSize } from "../../testing/catalogue-world";
import { createRfqMarket } from "../../testing/rfq-world";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();
const make = (body: TradeSheetBody, as: SignedIn) => api.send("/trade-sheet", body, as);

it("shows the landed price of an angle in the thickness that was chosen, not of the first size with the same sides", async () => {
  const { buyer, sellers, world } = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const [thin, thick] = world.sizeIds;
  for (const [id, thickness] of [
    [thin, "5.0"],
    [thick, "6.0"],
  ] as const) {
    await renameSize(api.db, id, "50 × 50");
    await nameMeasure(api.db, id, "Thickness", thickness);
  }
  const sides = { kind: "offer", id: sellers[0]?.listingId ?? 0, pincode: "411026", size: "50 × 50 mm" } as const;
  const sheet = async (thickness: string) => (await make({ ...sides, thickness }, buyer)).body.data.sheet;
  const [five, six] = [await sheet("5 mm"), await sheet("6 mm")];

  expect([five.landed.size, six.landed.size]).toEqual(["50 × 50 × 5 mm", "50 × 50 × 6 mm"]);
  // The difference of the ex prices, 55,932 and 54,162.
  expect(five.landed.price - six.landed.price).toBe(1_770);
  expect(six.sizes).toEqual([
    { size: "50 × 50 × 5 mm", price: 55_932, quantity: null },
    { size: "50 × 50 × 6 mm", price: 54_162, quantity: null },
  ]);
  expect((await make({ ...sides, thickness: "8 mm" }, buyer)).status).toBe(404);
});
