// What the common set-up of the tests (launch/src/testing) adds to Jest.

/** Declares that this test makes the code write a console error or warning that matches; any other fails the test. */
declare function expectConsole(pattern: RegExp | string): void;

declare namespace jest {
  // biome-ignore lint/complexity/noBannedTypes: a merged interface must repeat the type parameters of the original
  interface Matchers<R, T = {}> {
    /** Runs axe-core on an element of a browser-like test (WCAG 2.2 A and AA; colours are left to the browser journeys). */
    toHaveNoAxeViolations(): Promise<R>;
  }
}
