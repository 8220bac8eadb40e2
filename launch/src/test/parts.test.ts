import { createRequire } from "node:module";
import { join } from "node:path";
import { findCheckout } from "../checkout";
import { testParts } from "./parts";

const checkout = findCheckout();
const namesOf = (...words: readonly string[]) => testParts(checkout, "/results", words).map(({ name }) => name);

it("runs the tests of every package in exactly one part", () => {
  const { projects } = createRequire(import.meta.url)(join(checkout, "jest.config.cjs")) as {
    readonly projects: readonly { readonly displayName: string }[];
  };

  const run = testParts(checkout, "/results", []).flatMap(({ command }) => {
    const at = command.indexOf("--selectProjects");
    return at < 0 ? [] : command.slice(at + 1);
  });

  expect([...run].sort()).toEqual(projects.map(({ displayName }) => displayName).sort());
});

it("runs only the requested packages and parts", () => {
  expect(namesOf("remote-buyer", "demo")).toEqual(["remote-buyer", "demo"]);
  expect(namesOf("journeys")).toEqual(["journeys and releases in a browser"]);
  expect(namesOf("no such part")).toEqual([]);
});
