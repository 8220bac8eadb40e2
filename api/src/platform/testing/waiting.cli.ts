/** A program for tests: loads its code, waits for the settings of its launcher and says what it was told. */
import { settingsToFollow } from "../settings-to-follow";

console.log("loaded");
await settingsToFollow();
console.log(`begins at ${process.env["PLACE"]}`);
