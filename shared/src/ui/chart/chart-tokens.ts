import { useEffect, useState } from "react";

const names = {
  line: "--chart-line",
  last: "--chart-line-last",
  area: "--chart-area",
  grid: "--chart-grid",
  axis: "--chart-axis",
  crosshair: "--chart-crosshair",
  previous: "--chart-previous",
  other: "--data-3",
  surface: "--color-surface",
  accent: "--color-accent",
  onAccent: "--color-on-accent",
  inverse: "--color-surface-inverse",
  inverseText: "--color-text-inverse",
  strongLine: "--color-hairline-strong",
  font: "--font-sans",
} as const;

export type ChartTokens = Readonly<Record<keyof typeof names, string>>;

function read(): ChartTokens {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  return {
    line: value(names.line),
    last: value(names.last),
    area: value(names.area),
    grid: value(names.grid),
    axis: value(names.axis),
    crosshair: value(names.crosshair),
    previous: value(names.previous),
    other: value(names.other),
    surface: value(names.surface),
    accent: value(names.accent),
    onAccent: value(names.onAccent),
    inverse: value(names.inverse),
    inverseText: value(names.inverseText),
    strongLine: value(names.strongLine),
    font: value(names.font),
  };
}

/** Token values for the canvas, which cannot read custom properties; read again when the theme changes. */
export function useChartTokens(): ChartTokens {
  const [tokens, setTokens] = useState(read);

  useEffect(() => {
    const renew = (): void => setTokens(read());
    const themes = new MutationObserver(renew);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const system = globalThis.matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", renew);
    return () => {
      themes.disconnect();
      system.removeEventListener("change", renew);
    };
  }, []);

  return tokens;
}
