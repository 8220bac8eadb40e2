import { isRoot } from "./place";
import { itHoldsForAccount, NOBODY } from "./testing/embedded-database";

describe("the embedded database of a closed checkout, started by an ordinary user", () =>
  itHoldsForAccount(isRoot() ? NOBODY : undefined));
