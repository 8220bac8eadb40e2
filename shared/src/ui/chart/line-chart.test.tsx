import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LineChart } from "./line-chart";
import { LineChartCanvas } from "./line-chart-canvas";
import { lineOption } from "./line-option";
import { labelPlaces, namedPoint, valueAxis } from "./series";

const points = [40600, 39900, 40850].map((value, day) => ({ at: Date.UTC(2026, 10, 19 + day, 5), value }));

const canvas = { chart: { current: null }, span: "days", unit: "/MT", previous: null } as const;

/** After the next frames: the chart is drawn in the first. */
const drawn = () =>
  act(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

const tokens = {
  line: "#1",
  last: "#2",
  area: "#3",
  grid: "#4",
  axis: "#5",
  crosshair: "#6",
  previous: "#7",
  other: "#e",
  surface: "#8",
  accent: "#9",
  onAccent: "#a",
  inverse: "#b",
  inverseText: "#c",
  strongLine: "#d",
  font: "Archivo",
};

describe("line chart", () => {
  it("is drawn with the page, with first, last, high and low as text, and does not fetch the library before it is used", async () => {
    const { container } = render(<LineChart label="Ingot price, ex-Raipur" points={points} span="days" unit="/MT" />);
    expect(container.querySelector("polyline")).toHaveAttribute("points", "0,333 500,917 1000,125");
    expect(screen.getByRole("figure", { name: "Ingot price, ex-Raipur" })).toHaveTextContent(
      "First ₹40,600 on 19 Nov 2026, last ₹40,850 on 21 Nov 2026, high ₹40,850 on 21 Nov 2026, low ₹39,900 on 20 Nov 2026.",
    );
    await drawn();
    expect(container.querySelector("canvas")).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it("becomes a chart that reacts to a pointer at the first touch, at the touched point", async () => {
    jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(640);
    jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(316);
    const { container } = render(<LineChart label="Ingot price, ex-Raipur" points={points} span="days" unit="/MT" />);
    const line = screen.getByRole("slider", { name: "Ingot price, ex-Raipur" });
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 400, 200));
    await userEvent.pointer({ keys: "[TouchA]", target: line, coords: { clientX: 290 } });
    expect(line).toHaveAttribute("aria-valuetext", "20 Nov 2026, ₹39,900 /MT");
    await waitFor(() => expect(container.querySelector("canvas")).toBeInTheDocument());
    expect(container.querySelector("polyline")).not.toBeInTheDocument();
    expect(line).toHaveAttribute("aria-valuetext", "20 Nov 2026, ₹39,900 /MT");
    await drawn();
    await expect(container).toHaveNoAxeViolations();
  });

  it("draws another price beside it, names it, and reads out both for a day", async () => {
    const other = { name: "Ingot, ex-Raipur", values: [38_600, null, 38_900] };
    const { container } = render(<LineChart label="Base price" points={points} span="days" unit="/MT" other={other} />);
    expect([...container.querySelectorAll("polyline")].map((line) => line.getAttribute("points"))).toEqual([
      "0,160 500,440 1000,60",
      "0,960 1000,840",
    ]);
    expect(screen.getByText("Ingot, ex-Raipur")).toBeInTheDocument();
    const line = screen.getByRole("slider", { name: "Base price" });
    expect(line).toHaveAttribute("aria-valuetext", "21 Nov 2026, ₹40,850 /MT, Ingot, ex-Raipur ₹38,900");
    const option = lineOption({
      points,
      span: "days",
      unit: "/MT",
      previous: null,
      other,
      isNarrow: true,
      tokens,
      description: "",
    });
    const { formatter } = option["tooltip"] as { readonly formatter: (at: unknown) => string };
    expect(formatter([{ dataIndex: 0 }])).toBe("19 Nov 2026\n₹40,600 /MT\nIngot, ex-Raipur ₹38,600");
    expect(formatter([{ dataIndex: 1 }])).toBe("20 Nov 2026\n₹39,900 /MT");
    await userEvent.click(screen.getByRole("button", { name: "Table" }));
    const cells = screen.getAllByRole("cell").map((cell) => cell.textContent);
    expect(cells).toEqual(["₹40,850", "₹38,900", "₹39,900", "—", "₹40,600", "₹38,600"]);
    await expect(container).toHaveNoAxeViolations();
  });

  it("draws a day with a single price, and the close of the day before", () => {
    const one = points.slice(0, 1);
    const { container } = render(<LineChart label="Ingot price" points={one} span="hours" previous={40_000} />);
    expect(container.querySelector("polyline")?.getAttribute("points")).not.toContain("NaN");
    expect(screen.getByText("Previous")).toBeInTheDocument();
  });

  it("shows the highest and the lowest price below the line", () => {
    render(<LineChart label="Ingot price, ex-Raipur" points={points} span="days" unit="/MT" />);
    expect(screen.getByText("High ₹40,850 · Low ₹39,900")).toBeVisible();
  });

  it("names the other line at its lowest point of the first half, so that the line does not cross its name", () => {
    const axis = { min: 0, max: 50, step: 10 };
    expect(namedPoint({ name: "Ingot", values: [41, 40, 42, 43, 30, 44] }, axis)).toEqual({ place: 1, isAbove: false });
    expect(namedPoint({ name: "Ingot", values: [null, null, null, 40] }, axis)).toMatchObject({ place: 3 });
  });

  it("names the other line above its highest point of the first half where the axis is close below", () => {
    const axis = { min: 39, max: 49, step: 2 };
    expect(namedPoint({ name: "Ingot", values: [41, 40, 42, 43, 30, 44] }, axis)).toEqual({ place: 2, isAbove: true });
  });

  it("draws figures that change before the first drawing has finished, and is removed without a trace", async () => {
    jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(640);
    jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(316);
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const chart = (days: number) => (
      <LineChartCanvas
        {...canvas}
        points={points.slice(0, days)}
        description={`${days} days`}
        onReady={() => undefined}
      />
    );
    const { container, rerender, unmount } = render(chart(2));
    for (const days of [3, 2]) {
      rerender(chart(days));
      await drawn();
    }
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
    unmount();
    render(chart(3)).unmount();
    await drawn();
    expect(warned.mock.calls).toEqual([]);
  });

  it("is walked along by keys, point by point, and reads out each one", async () => {
    render(<LineChart label="Ingot price, ex-Raipur" points={points} span="days" unit="/MT" />);
    const line = await screen.findByRole("slider", { name: "Ingot price, ex-Raipur" });
    await userEvent.tab();
    expect(line).toHaveFocus();
    const said: (string | null)[] = [line.getAttribute("aria-valuetext")];
    for (const key of ["{ArrowLeft}", "{Home}", "{ArrowLeft}", "{ArrowRight}", "{End}", "{ArrowRight}"]) {
      await userEvent.keyboard(key);
      said.push(line.getAttribute("aria-valuetext"));
    }
    const [first, second, last] = ["19 Nov 2026, ₹40,600 /MT", "20 Nov 2026, ₹39,900 /MT", "21 Nov 2026, ₹40,850 /MT"];
    expect(said).toEqual([last, second, first, first, second, last, last]);
  });

  it("shows the same figures as a table, newest first, and switches back", async () => {
    render(<LineChart label="Ingot price today" points={points} span="hours" previous={40600} height="product" />);
    await userEvent.click(screen.getByRole("button", { name: "Table" }));
    const cells = screen.getAllByRole("cell").map((cell) => cell.textContent);
    expect(cells).toEqual(["₹40,850", "₹39,900", "₹40,600"]);
    expect(screen.getByRole("rowheader", { name: "21 Nov 2026, 10:30 am" })).toBeVisible();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole("region", { name: /^Ingot price today.*Table$/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Chart" }));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("says so when there is nothing to draw", () => {
    render(<LineChart label="Ingot price" points={[]} span="days" />);
    expect(screen.getByText("No Data Found")).toBeVisible();
  });

  it.each([
    [30, false, [0, 7, 14, 21, 29]],
    [30, true, [0, 14, 29]],
    [7, false, [0, 2, 4, 6]],
    [2, false, [0, 1]],
    [1, false, [0]],
  ])("labels %d points at even intervals, always including first and last", (count, isNarrow, places) => {
    expect([...labelPlaces(count, isNarrow)]).toEqual(places);
  });

  it.each([[[38900, 40850]], [[40000]], [[0, 3]], [[51, 51.5, 53]]])("puts round steps around %j", (values) => {
    const found = valueAxis(values);
    expect(found.min).toBeLessThanOrEqual(Math.min(...values));
    expect(found.max).toBeGreaterThanOrEqual(Math.max(...values));
    expect((found.max - found.min) / found.step).toBeLessThanOrEqual(6);
  });

  it("chooses round steps", () => {
    expect(valueAxis([38900, 40850])).toEqual({ min: 38500, max: 41000, step: 500 });
  });

  it("names the previous close beside the line, at the other end when it would be under the last value's tag", () => {
    const labelled = (previous: number): unknown => {
      const option = lineOption({ points, span: "hours", unit: "", previous, isNarrow: true, tokens, description: "" });
      const [, line] = option["series"] as readonly { readonly data: readonly unknown[] }[];
      return line?.data.findIndex((entry) => typeof entry === "object");
    };
    expect(labelled(40000)).toBe(2);
    expect(labelled(40840)).toBe(0);
  });
});
