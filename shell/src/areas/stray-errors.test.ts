import { loadedPages } from "./area-loader";
import { watchStrayErrors } from "./stray-errors";

const version = "0123456789abcdef";

function Page() {
  return null;
}

function errorFrom(address: string): Error {
  const error = new Error("sum is not a number");
  error.stack = `Error: sum is not a number\n    at save (${address}:1:2345)`;
  return error;
}

it("reports an uncaught error once, for the version whose file threw it, and only for the product's own files", () => {
  const beacon = jest.fn((_address: string, _body: Blob) => true);
  Object.assign(navigator, { sendBeacon: beacon });
  watchStrayErrors();
  const throwFrom = (address: string) =>
    window.dispatchEvent(new ErrorEvent("error", { error: errorFrom(address), cancelable: true }));

  throwFrom(`https://localhost/areas/seller/${version}/entry.js`);
  loadedPages.setState(new Map([["seller /", { Component: Page, version }]]), true);
  throwFrom("https://localhost/shell/aaaa/shell.js");
  throwFrom("chrome-extension://abc/content.js");
  expect(beacon).not.toHaveBeenCalled();

  throwFrom(`https://localhost/areas/seller/${version}/static/js/page.js`);
  throwFrom(`https://localhost/areas/seller/${version}/static/js/page.js`);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toMatch(/\/area-report$/);
});
