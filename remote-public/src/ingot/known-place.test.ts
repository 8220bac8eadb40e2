import { HttpFailure } from "@mandi/shared/http";
import { orFirstPlace, placeOf } from "./known-place";

const notFound = new HttpFailure("status", "There are no prices of this place.", { status: 404 });
const busy = new HttpFailure("status", "The service is busy.", { status: 503 });

describe("a place of an old link for which there are no prices any more (R-093, R-109)", () => {
  it("is replaced by the first place", async () => {
    const asked: (string | undefined)[] = [];
    const answer = await orFirstPlace("Gone", async (place) => {
      asked.push(place);
      if (place !== undefined) throw notFound;
      return "prices of Raipur";
    });

    expect(answer).toBe("prices of Raipur");
    expect(asked).toEqual(["Gone", undefined]);
    expect(placeOf("Gone", ["Raipur", "Jalna"])).toBe("Raipur");
    expect(placeOf("Jalna", ["Raipur", "Jalna"])).toBe("Jalna");
  });

  it.each([
    ["another failure", "Jalna", busy],
    ["no place at all", undefined, notFound],
  ])("does not hide %s", async (_what, place, failure) => {
    const ask = jest.fn().mockRejectedValue(failure);

    await expect(orFirstPlace(place, ask)).rejects.toBe(failure);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
