import { askTogetherPath } from "@mandi/shared/contract/page-paths";
import { readNamedOffers } from "./named-offers";

const paramsOf = (path: string) => new URLSearchParams(path.split("?")[1]);

it("reads the offers that a comparison requests together", () => {
  expect(readNamedOffers(paramsOf(askTogetherPath("3|91", { size: "12 mm", grade: "Fe 550D", mt: "25" })))).toEqual({
    ids: [3, 91],
    size: "12 mm",
    grade: "Fe 550D",
    tonnes: 25,
  });
});

it.each(["", "offers=3", "offers=x&mt=25", "offers=3|4|5|6|7&mt=25", "offers=3&mt=0", "offers=3&mt=1.5"])(
  "treats the address %j as one without offers",
  (query) => expect(readNamedOffers(new URLSearchParams(query))).toBeNull(),
);
