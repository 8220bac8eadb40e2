import type { EChartsCoreOption } from "echarts/core";
import { formatGrouped, formatRupees } from "../../format/rupees";
import type { ChartTokens } from "./chart-tokens";
import {
  axisLabel,
  axisOf,
  type ChartLines,
  type ChartPoint,
  type ChartSpan,
  isNear,
  labelPlaces,
  namedPoint,
  type OtherLine,
  otherText,
  pointName,
  previousWord,
  type ValueAxis,
} from "./series";

export type LineOptionInput = ChartLines & {
  readonly span: ChartSpan;
  readonly unit: string;
  readonly isNarrow: boolean;
  readonly tokens: ChartTokens;
  readonly description: string;
};

/** A value of the last point as a filled tag on the right edge. */
function lastPoint(point: ChartPoint, isNarrow: boolean, tokens: ChartTokens) {
  return {
    value: point.value,
    symbol: "rect",
    symbolSize: 10,
    itemStyle: { color: tokens.last, borderColor: tokens.surface, borderWidth: 2, opacity: 1 },
    label: {
      show: true,
      position: "right",
      distance: isNarrow ? 3 : 5,
      formatter: formatGrouped(point.value, "auto"),
      color: tokens.onAccent,
      backgroundColor: tokens.accent,
      borderRadius: 2,
      padding: [0, isNarrow ? 7 : 10],
      lineHeight: 24,
      fontSize: 13,
      fontWeight: 620,
    },
  };
}

/** The last value's tag would cover the text, so it goes to the other end of the line. */
function previousLabel(isTagNear: boolean, tokens: ChartTokens) {
  const place = isTagNear ? { position: "top", align: "left", distance: 4 } : { position: "right", distance: 6 };
  return { show: true, formatter: previousWord, color: tokens.axis, fontSize: 12, ...place };
}

function previousLine({ points, tokens }: LineOptionInput, previous: number, axis: ValueAxis) {
  const isTagNear = isNear(points, previous, axis);
  const labelled = isTagNear ? 0 : points.length - 1;
  const label = previousLabel(isTagNear, tokens);
  return {
    type: "line",
    name: previousWord,
    silent: true,
    showAllSymbol: true,
    symbol: "circle",
    symbolSize: 0,
    lineStyle: { color: tokens.previous, width: 1, type: [4, 4] },
    data: points.map((_, place) => (place === labelled ? { value: previous, label } : previous)),
    tooltip: { show: false },
    emphasis: { disabled: true },
    clip: false,
  };
}

/** Named at one of its first points. */
function otherLine({ tokens }: LineOptionInput, other: OtherLine, axis: ValueAxis) {
  const { name, values } = other;
  const named = namedPoint(other, axis);
  const label = {
    show: true,
    formatter: name,
    color: tokens.other,
    fontSize: 12,
    fontWeight: 620,
    position: named.isAbove ? "top" : "bottom",
    align: "left",
    distance: 6,
  };
  return {
    type: "line",
    name,
    silent: true,
    showAllSymbol: true,
    symbol: "circle",
    symbolSize: 0,
    lineStyle: { color: tokens.other, width: 2, type: [4, 4] },
    data: values.map((value, place) => (place === named.place ? { value, label } : value)),
    emphasis: { disabled: true },
    clip: false,
  };
}

function placeOf(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof first !== "object" || first === null || !("dataIndex" in first)) return -1;
  return typeof first.dataIndex === "number" ? first.dataIndex : -1;
}

function axes({ points, span, isNarrow, tokens }: LineOptionInput, axis: ValueAxis) {
  const labels = labelPlaces(points.length, isNarrow);
  const isLabelled = (place: number) => labels.has(place);
  const text = { color: tokens.axis, fontSize: 12, fontFamily: tokens.font, margin: 10 };
  return {
    xAxis: {
      type: "category",
      boundaryGap: false,
      data: points.map((point) => axisLabel(point, span)),
      axisLine: { lineStyle: { color: tokens.strongLine } },
      axisTick: { length: 5, interval: isLabelled, lineStyle: { color: tokens.strongLine } },
      axisLabel: {
        ...text,
        interval: isLabelled,
        alignMinLabel: "left",
        alignMaxLabel: "right",
        hideOverlap: false,
      },
    },
    yAxis: {
      type: "value",
      min: axis.min,
      max: axis.max,
      interval: axis.step,
      axisLabel: { ...text, formatter: (value: number) => formatGrouped(value, "auto") },
      splitLine: { lineStyle: { color: tokens.grid } },
    },
  };
}

/** The label of the point under the crosshair. */
function tooltip({ points, span, unit, other, tokens }: LineOptionInput) {
  return {
    trigger: "axis",
    renderMode: "richText",
    confine: true,
    backgroundColor: tokens.inverse,
    borderColor: tokens.strongLine,
    borderWidth: 1,
    padding: [8, 12],
    // In this mode the library applies no separate styles to parts of the text.
    textStyle: { color: tokens.inverseText, fontSize: 13, fontWeight: 540, lineHeight: 20, fontFamily: tokens.font },
    axisPointer: { type: "line", lineStyle: { color: tokens.crosshair, type: [3, 3], width: 1 } },
    formatter: (params: unknown) => {
      const place = placeOf(params);
      const point = points[place];
      if (!point) return "";
      return `${pointName(point, span)}\n${formatRupees(point.value)} ${unit}\n${otherText(other, place)}`.trim();
    },
  };
}

function priceLine({ points, isNarrow, tokens }: LineOptionInput) {
  return {
    type: "line",
    name: "Price",
    data: points.map((point, place) =>
      place === points.length - 1 ? lastPoint(point, isNarrow, tokens) : point.value,
    ),
    showAllSymbol: true,
    symbol: "circle",
    symbolSize: 9,
    // Points show only under the crosshair.
    itemStyle: { color: tokens.surface, borderColor: tokens.line, borderWidth: 2, opacity: 0 },
    emphasis: { scale: false, itemStyle: { opacity: 1 }, lineStyle: { width: 2 } },
    lineStyle: { color: tokens.line, width: 2, join: "round" },
    areaStyle: { color: tokens.area, origin: "start" },
    clip: false,
  };
}

/** The line of a market report: one series, horizontal grid only, the last value named. */
export function lineOption(input: LineOptionInput): EChartsCoreOption {
  const { previous, other, isNarrow, tokens, description } = input;
  const axis = axisOf(input);
  return {
    animation: false,
    textStyle: { fontFamily: tokens.font },
    aria: { enabled: true, label: { description } },
    grid: { top: 16, bottom: 28, left: 52, right: isNarrow ? 66 : 84 },
    ...axes(input, axis),
    tooltip: tooltip(input),
    series: [
      priceLine(input),
      ...(previous === null ? [] : [previousLine(input, previous, axis)]),
      ...(other ? [otherLine(input, other, axis)] : []),
    ],
  };
}
