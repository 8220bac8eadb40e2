import { assertValid } from "../../store/expiry";
import { type Pin, type Revision, versionName } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { nextRevision, untilWritten } from "../next-revision";
import { type Author, StepRefused } from "../steps/step";
import { recordOf } from "../token/token";

/** How long a pin is valid by default and at most. */
export const pinDays = { usual: 7, most: 30 } as const;

/** Every revision contains all of them, so their number is limited. */
const mostPins = 50;

/** Adds a pin in a signed step with the same set. @throws StepRefused; PointerExpired; PointerMoved */
export function addPin(store: ReleaseStore, pin: Pin, author: Author, now: Date): Promise<Revision> {
  const names = Object.entries(pin.versions).map(([area, version]) => versionName(area, version));
  const action = `pin ${names.join(" ")} for ${pin.name} until ${pin.until}`;
  const add = (pins: readonly Pin[]) => {
    if (pins.length < mostPins) return [...pins, pin];
    throw new StepRefused(`${mostPins} pins are in effect already: end one first (release status shows them)`);
  };
  return changePins(store, action, add, author, now);
}

/** Ends the pin with this number, at once. @throws StepRefused when there is none; PointerExpired; PointerMoved */
export function endPin(store: ReleaseStore, id: string, author: Author, now: Date): Promise<Revision> {
  const remove = (pins: readonly Pin[]) => {
    const left = pins.filter((one) => one.id !== id);
    if (left.length < pins.length) return left;
    throw new StepRefused(`No pin ${id} is in effect: release status shows those that are`);
  };
  return changePins(store, `unpin ${id}`, remove, author, now);
}

/** The pins in effect now. */
export function pinsOf(revision: { readonly pins?: readonly Pin[] } | null, now: Date): readonly Pin[] {
  return (revision?.pins ?? []).filter(({ until }) => Date.parse(until) > now.getTime());
}

/** The pin that this link's token belongs to; null when no such pin is in effect. */
export async function pinOf(store: ReleaseStore, token: string | undefined, now: Date): Promise<Pin | null> {
  return token === undefined ? null : recordOf(pinsOf(await store.readLatest(), now), token, now);
}

function changePins(
  store: ReleaseStore,
  action: string,
  change: (pins: readonly Pin[]) => readonly Pin[],
  author: Author,
  now: Date,
): Promise<Revision> {
  return untilWritten(async () => {
    const before = await store.readLatest();
    assertValid(before, now);
    const pins = [...change(pinsOf(before, now))];
    return store.append({ ...nextRevision(before, action, author, now), pins });
  });
}
