import { render, screen, within } from "@testing-library/react";
import { Delta } from "./delta";
import { Price } from "./price";
import { RangeMarker } from "./range-marker";
import { TruckLoad, truckSentence } from "./truck-load";
import { Waterfall } from "./waterfall";
import { type WaterfallPart, waterfallScale } from "./waterfall-scale";

const parts: readonly WaterfallPart[] = [
  { key: "base", label: "Base price", kind: "base", perMt: 45000, forQuantity: 1350000 },
  { key: "loading", label: "Loading charge", kind: "charge", perMt: 250, forQuantity: 7500 },
  { key: "none", label: "Weighment", kind: "charge", perMt: 0, forQuantity: 0 },
  { key: "discount", label: "Trade discount", kind: "discount", perMt: -150, forQuantity: -4500 },
  { key: "ex", label: "Ex price", kind: "subtotal", perMt: 45100, forQuantity: 1353000 },
  { key: "freight", label: "Freight", kind: "freight", perMt: 1800, forQuantity: 54000 },
  { key: "landed", label: "Landed price", kind: "total", perMt: 46900, forQuantity: 1407000 },
];

describe("prices", () => {
  it("shows the figure with its unit, and reads the unit out where it is not shown", () => {
    const { container } = render(
      <>
        <Price rupees={40850} unit="/MT" size="xl" />
        <Price rupees={-450.5} spokenUnit="per MT" />
      </>,
    );
    expect(container).toHaveTextContent("₹40,850/MT−₹450.50 per MT");
  });

  it.each([
    [250, 0.62, "+250 (+0.62%)"],
    [-450, -1.09, "−450 (−1.09%)"],
    [0, 0, "0 (0.00%)"],
    [236, undefined, "+236"],
  ])("shows a change of %d with sign and percent", (change, percent, text) => {
    const { container } = render(<Delta change={change} percent={percent} look="tag" />);
    expect(container).toHaveTextContent(text);
  });
});

describe("landed price", () => {
  it("lists each part per MT and for the quantity, without charges of zero", async () => {
    const { container } = render(<Waterfall parts={parts} quantityHead="₹ for 30 MT" />);
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual([
      "Part₹ per MT₹ for 30 MT",
      "Base price45,00013,50,000",
      "+ Loading charge2507,500",
      "Trade discount−150−4,500",
      "Ex price45,10013,53,000",
      "+ Freight1,80054,000",
      "Landed price46,90014,07,000",
    ]);
    expect(screen.getByText("The bars show only what is above ₹44,400.")).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it("starts each bar where the one before ended, and runs a discount to the left", () => {
    const { bars } = waterfallScale(parts);
    const end = (place: number): number => (bars[place]?.leftShare ?? 0) + (bars[place]?.widthShare ?? 0);
    expect(bars[1]?.leftShare).toBeCloseTo(end(0));
    expect(end(2)).toBeCloseTo(end(1));
    expect(bars[2]?.leftShare).toBeCloseTo(end(3));
    expect(bars[4]?.leftShare).toBeCloseTo(end(3));
    expect(end(5)).toBeCloseTo(end(4));
    expect(end(5)).toBeLessThanOrEqual(1);
  });

  it("shows a single figure", () => {
    const [base] = parts;
    const { bars } = waterfallScale(base ? [base] : []);
    expect(bars[0]?.widthShare).toBeGreaterThan(0);
  });
});

describe("truck load", () => {
  it.each([
    [27, 30, 0, "3 MT more fills a 30 MT truck."],
    [30, 30, 0, "The 30 MT truck is full."],
    [31.5, 30, 0, "1.500 MT too much for a 30 MT truck."],
    [12, 30, 20, "Add 8 MT for the minimum order of 20 MT."],
  ])("for %d MT in a truck of %d MT says: %s", (loaded, capacity, minimum, sentence) => {
    expect(truckSentence(loaded, capacity, minimum)).toBe(sentence);
  });

  it("is a picture with the load as its text alternative", async () => {
    const sizes = [
      { key: "8", label: "8 mm", tonnes: 6 },
      { key: "12", label: "12 mm", tonnes: 26.1 },
    ];
    const { container } = render(<TruckLoad capacity={30} parts={sizes} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "32.100 MT of 30 MT loaded. 2.100 MT too much for a 30 MT truck.",
    );
    await expect(container).toHaveNoAxeViolations();
  });
});

it("adds loads to the kilogram, which binary fractions miss", () => {
  const sizes = [3.3, 3.3, 3.4].map((tonnes, place) => ({ key: String(place), label: `${place} mm`, tonnes }));
  render(<TruckLoad capacity={10} parts={sizes} />);
  expect(screen.getByRole("img")).toHaveAccessibleName("10 MT of 10 MT loaded. The 10 MT truck is full.");
});

describe("freight range", () => {
  it("names every mark in its legend and leaves out missing ones", () => {
    render(<RangeMarker min={1650} max={1950} typed={1780} lowest={1790} mine={null} />);
    const legend = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(legend.map((entry) => entry.textContent)).toEqual(["₹1,780 now typed", "₹1,790 lowest"]);
    expect(screen.getByText("₹1,950")).toBeVisible();
  });
});
