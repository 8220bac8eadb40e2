import { loadOwnAreasAhead } from "../areas/own-areas";
import { watchVitals } from "../areas/vitals";
import { watchUsualPlace } from "../delivery/watch-usual-place";
import { watchFocus } from "../frame/focus-keeper";
import { watchNewSet } from "../routing/watch-new-set";

/** What goes on beside the pages as long as the document lives: the focus, how fast they are, where goods go, which area comes next, what is new. */
export function watchPage(): void {
  watchFocus();
  watchVitals();
  watchUsualPlace();
  loadOwnAreasAhead();
  watchNewSet();
}
