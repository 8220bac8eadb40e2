import type EChartsReactCore from "echarts-for-react/lib/core";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";

/** Where each key leads from a point. */
const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowDown: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from) => from + 1,
  PageUp: (from) => from + 7,
  PageDown: (from) => from - 7,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Walks along the points of a chart by keys, as a pointer does by hovering. It starts at the last point, the newest.
 * Keys pressed before the chart was there take effect when it is ready.
 */
export function useChartKeys(chart: RefObject<EChartsReactCore | null>, count: number) {
  const last = count - 1;
  const [chosen, setChosen] = useState(last);
  const waiting = useRef<number | null>(null);
  // Another window of days may have fewer points.
  const place = Math.min(chosen, last);

  function show(wanted: number): void {
    setChosen(wanted);
    waiting.current = chart.current === null ? wanted : null;
    chart.current?.getEchartsInstance().dispatchAction({ type: "showTip", seriesIndex: 0, dataIndex: wanted });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(Math.max(0, Math.min(last, move(place, last))));
  }

  /** The chart finds the point under a pointer itself; the drawing before it only reports the pointer's position. */
  function handlePointerDown({ clientX, currentTarget }: PointerEvent): void {
    const drawing = currentTarget.firstElementChild?.getBoundingClientRect();
    if (chart.current !== null || !drawing?.width) return;
    show(Math.max(0, Math.min(last, Math.round(((clientX - drawing.left) / drawing.width) * last))));
  }

  return {
    place,
    handlePointerDown,
    handleReady: () => {
      if (waiting.current !== null) show(waiting.current);
    },
    handlers: {
      onKeyDown: handleKeyDown,
      onBlur: () => chart.current?.getEchartsInstance().dispatchAction({ type: "hideTip" }),
    },
  };
}
