import { loadOwnAreasAhead } from "../areas/own-areas";
import { watchVitals } from "../areas/vitals";
import { watchFocus } from "../frame/focus-keeper";
import { watchNewSet } from "../routing/watch-new-set";

/** What goes on beside the pages as long as the document lives: the focus, how fast they are, which area comes next, what is new. */
export function watchPage(): void {
  watchFocus();
  watchVitals();
  loadOwnAreasAhead();
  watchNewSet();
}
