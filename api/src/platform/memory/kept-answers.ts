import type { Clock } from "../clock";
import { changesOf, type Db, watchDatabase } from "../database/database";
import { gathered } from "../database/gathered";
import { nextTurn } from "./next-turn";
import { SubjectChanges } from "./subject-changes";
import { coversStatement, type Subject } from "./subjects";

/** The context in which an answer is built: its statements are observed, and it declares its subjects. */
export interface Building {
  readonly db: Db;
  /** Returns the time at which the build began, from which the lifetime of the answer is computed. */
  readonly clock: Clock;
  readonly dependsOn: (...subjects: readonly Subject[]) => void;
  /**
   * A part that is the same for everybody who asks for this address or, with a name of its own, for any: it may use nothing of the
   * caller, nor of the address when it has a name, and is not to be changed.
   */
  readonly shared: <Part extends object>(build: (building: Building) => Promise<Part>, name?: string) => Promise<Part>;
}

interface Kept {
  /** The position of known changes before it was built. */
  readonly position: number;
  readonly subjects: ReadonlySet<Subject>;
  /** When the passing of time may change it; a past moment where it must not be kept at all. */
  readonly until: number;
  readonly value: unknown;
  readonly textLength: number;
}

interface Pending {
  readonly position: number;
  readonly built: Promise<Kept>;
}

/** The caller and the address; `caller` is empty for what everybody shares. */
interface Key {
  readonly address: string;
  readonly caller: string;
}

/** The most that a process keeps, in characters and entries. */
interface Limits {
  readonly characters: number;
  readonly entries: number;
}
const processLimits: Limits = { characters: 32 * 1024 * 1024, entries: 20_000 };

/** What an entry and each of its subjects take besides its text, in characters. */
const charactersPerEntry = 512;
const charactersPerSubject = 64;

/** Keeps answers to reads until their subjects change (`docs/decisions/0116-kept-answers.md`). */
export class KeptAnswers {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #changes = new SubjectChanges();
  /** In the order of their last use. */
  readonly #entries = new Map<string, Kept>();
  readonly #pending = new Map<string, Pending>();
  #characters = 0;
  readonly #learn = gathered<undefined, boolean>(async (db, askers) => {
    const isKnown = await this.#readChanges(db).then(
      () => true,
      () => false,
    );
    return askers.map(() => isKnown);
  });

  constructor(db: Db, clock: Clock, limits = processLimits) {
    this.#db = db;
    this.#clock = clock;
    this.#limits = limits;
  }

  /** How many answers and shared parts are in memory. */
  get count(): number {
    return this.#entries.size;
  }

  /** Reads every change committed by now. @returns false when that failed; nothing may then come from memory */
  async learn(): Promise<boolean> {
    return (await this.#learn(this.#db, undefined)) === true;
  }

  /** The kept answer, or else one built now. The caller has read changes since the request arrived. */
  async get<Value extends object>(key: Key, build: (building: Building) => Promise<Value>): Promise<Value> {
    return contentOf<Value>(await this.#keptOrBuilt(key, build));
  }

  async #readChanges(db: Db): Promise<void> {
    const { position } = this.#changes;
    await this.#changes.read(db);
    // The notification of this change may not have arrived yet, and no answer may be built from an old setting.
    if (!this.#changes.isUnchanged(["market"], position)) changesOf(db)?.missAll();
  }

  async #keptOrBuilt(key: Key, build: (building: Building) => Promise<object>): Promise<Kept> {
    const name = `${key.address} ${key.caller}`;
    const kept = this.#find(name);
    if (kept) return kept;
    const { position } = this.#changes;
    const pending = this.#pending.get(name);
    // An answer being built shows every change so far if none has come since it was begun.
    if (pending?.position === position) {
      const joined = await pending.built;
      // Otherwise it includes data that its subjects do not cover and that may have changed since it was begun.
      if (!this.#isOver(joined)) return joined;
    }
    const built = this.#build(key, position, build);
    const mine = { position, built };
    this.#pending.set(name, mine);
    try {
      const done = await built;
      this.#keep(name, done);
      return done;
    } finally {
      if (this.#pending.get(name) === mine) this.#pending.delete(name);
    }
  }

  #find(name: string): Kept | undefined {
    const kept = this.#entries.get(name);
    if (kept === undefined) return undefined;
    this.#drop(name);
    if (this.#isOver(kept) || !this.#changes.isUnchanged(kept.subjects, kept.position)) return undefined;
    this.#keep(name, kept);
    return kept;
  }

  #isOver({ until }: Kept): boolean {
    return until <= this.#clock.now().getTime();
  }

  async #build({ address }: Key, position: number, build: (building: Building) => Promise<object>): Promise<Kept> {
    const now = this.#clock.now();
    const subjects = new Set<Subject>(["market"]);
    const statements = new Set<string>();
    const parts: Kept[] = [];
    const value = await build({
      db: watchDatabase(this.#db, (statement) => statements.add(statement)),
      clock: { now: () => now },
      dependsOn: (...more) => {
        for (const subject of more) subjects.add(subject);
      },
      shared: async <Part extends object>(buildPart: (building: Building) => Promise<Part>, name = address) => {
        const part = await this.#keptOrBuilt({ address: name, caller: "" }, buildPart);
        parts.push(part);
        return contentOf<Part>(part);
      },
    });
    const text = JSON.stringify(value);
    // An answer that reads more than its subjects cover is correct, but not kept.
    const isCovered = [...statements].every((statement) => coversStatement(subjects, statement));
    for (const part of parts) for (const subject of part.subjects) subjects.add(subject);
    const until = Math.min(isCovered ? nextTurn(text, now) : 0, ...parts.map((part) => part.until));
    return { position, subjects, until, value, textLength: text.length };
  }

  #keep(name: string, kept: Kept): void {
    this.#drop(name);
    if (this.#isOver(kept)) return;
    this.#entries.set(name, kept);
    this.#characters += sizeOf(name, kept);
    // No answer lasts longer than a minute: a minute after its last use, each is the first here, and over.
    for (const [oldest, entry] of this.#entries) {
      const isFull = this.#characters > this.#limits.characters || this.#entries.size > this.#limits.entries;
      if (!isFull && !this.#isOver(entry)) break;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const kept = this.#entries.get(name);
    if (kept === undefined) return;
    this.#characters -= sizeOf(name, kept);
    this.#entries.delete(name);
  }
}

function sizeOf(name: string, { textLength, subjects }: Kept): number {
  return charactersPerEntry + charactersPerSubject * subjects.size + name.length + textLength;
}

/** The only cast: what is kept under a name was built by the same route, so it has that type. */
function contentOf<Value>({ value }: Kept): Value {
  return value as Value;
}
