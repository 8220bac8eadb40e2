import { watchVitals } from "../areas/vitals";
import { watchFocus } from "../frame/focus-keeper";

/** What watches pages as long as the document lives: where the focus is, and how fast they are. */
export function watchPage(): void {
  watchFocus();
  watchVitals();
}
