import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(__dirname, "joined-rows.module.css"), "utf8");

it("gives the dashed line of joined rows a width and a colour, so that none is drawn in those of the browser", () => {
  const dashed = [...css.matchAll(/^.*dashed.*;$/gmu)].map(([line]) => line.trim());
  expect(dashed).not.toEqual([]);
  for (const line of dashed) expect(line).toMatch(/^border-bottom: 1px dashed var\(--color-[\w-]+\);$/u);
});
