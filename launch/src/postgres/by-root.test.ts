import { isRoot } from "./place";
import { itHoldsForAccount } from "./testing/embedded-database";

/** Root can act as both kinds of account; an ordinary user only for itself. */
const asRoot = isRoot() ? describe : describe.skip;

asRoot("the embedded database of a closed checkout, started by root", () => itHoldsForAccount());
