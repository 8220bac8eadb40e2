import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(__dirname, "dark-tokens.css"), "utf8");

function declarations(selector: string): readonly string[] {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return [...block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/gu)].map(([, name, value]) =>
    `${name}: ${value}`.replaceAll(/\s+/gu, " ").toLowerCase(),
  );
}

describe("dark tokens", () => {
  it("are the same in the dark theme and in the system's dark mode", () => {
    const chosen = declarations(':root[data-theme="dark"]');
    expect(chosen.length).toBeGreaterThan(40);
    expect(declarations(':root[data-theme="system"]')).toEqual(chosen);
  });
});
