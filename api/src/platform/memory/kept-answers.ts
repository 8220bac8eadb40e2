import type { Clock } from "../clock";
import { type Db, watchDatabase } from "../database/database";
import { gathered } from "../database/gathered";
import { nextTurn } from "./next-turn";
import { SubjectChanges } from "./subject-changes";
import { coversStatement, type Subject } from "./subjects";

/** What a read is built with: its statements are heard, and it names what it is about. */
export interface Building {
  readonly db: Db;
  readonly dependsOn: (...subjects: readonly Subject[]) => void;
  /** A part that is the same for everybody who asks for this address; it may use nothing of the caller and is not to be changed. */
  readonly shared: <Part extends object>(build: (building: Building) => Promise<Part>) => Promise<Part>;
}

interface Kept {
  /** What was known of changes before it was built. */
  readonly position: number;
  readonly subjects: ReadonlySet<Subject>;
  /** When the passing of time may change it; a moment that is past where it may not be kept at all. */
  readonly until: number;
  readonly value: unknown;
  readonly characters: number;
}

interface Pending {
  readonly position: number;
  readonly built: Promise<Kept>;
}

/** Who asks for what: `caller` is empty for what everybody shares. */
interface Key {
  readonly address: string;
  readonly caller: string;
}

/** Characters of answers in the memory of a process. */
const charactersAtMost = 32 * 1024 * 1024;

/** Answers to reads until what they are about changes (`docs/decisions/0116-kept-answers.md`). */
export class KeptAnswers {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #changes = new SubjectChanges();
  /** In the order of their last use. */
  readonly #entries = new Map<string, Kept>();
  readonly #pending = new Map<string, Pending>();
  #characters = 0;
  readonly #learn = gathered<undefined, boolean>(async (db, askers) => {
    const isKnown = await this.#changes.read(db).then(
      () => true,
      () => false,
    );
    return askers.map(() => isKnown);
  });

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Learns of every change committed by now. @returns false when that failed: nothing may then come from memory */
  async learn(): Promise<boolean> {
    return (await this.#learn(this.#db, undefined)) === true;
  }

  /** The kept answer, or else one built now. The caller has learnt of changes since their request arrived. */
  async get<Value extends object>(key: Key, build: (building: Building) => Promise<Value>): Promise<Value> {
    return contentOf<Value>(await this.#keptOrBuilt(key, build));
  }

  async #keptOrBuilt(key: Key, build: (building: Building) => Promise<object>): Promise<Kept> {
    const name = `${key.address} ${key.caller}`;
    const kept = this.#find(name);
    if (kept) return kept;
    const { position } = this.#changes;
    const pending = this.#pending.get(name);
    // One that is being built shows every change so far when none has come since it was begun.
    if (pending?.position === position) return pending.built;
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
    const isOver = kept.until <= this.#clock.now().getTime();
    if (isOver || !this.#changes.isUnchanged(kept.subjects, kept.position)) return undefined;
    this.#keep(name, kept);
    return kept;
  }

  async #build({ address }: Key, position: number, build: (building: Building) => Promise<object>): Promise<Kept> {
    const now = this.#clock.now();
    const subjects = new Set<Subject>(["market"]);
    const statements = new Set<string>();
    const parts: Kept[] = [];
    const value = await build({
      db: watchDatabase(this.#db, (statement) => statements.add(statement)),
      dependsOn: (...more) => {
        for (const subject of more) subjects.add(subject);
      },
      shared: async <Part extends object>(buildPart: (building: Building) => Promise<Part>) => {
        const part = await this.#keptOrBuilt({ address, caller: "" }, buildPart);
        parts.push(part);
        return contentOf<Part>(part);
      },
    });
    const text = JSON.stringify(value);
    // What reads more than its subjects cover is right, but not kept.
    const isCovered = [...statements].every((statement) => coversStatement(subjects, statement));
    for (const part of parts) for (const subject of part.subjects) subjects.add(subject);
    const until = Math.min(isCovered ? nextTurn(text, now) : 0, ...parts.map((part) => part.until));
    return { position, subjects, until, value, characters: text.length };
  }

  #keep(name: string, kept: Kept): void {
    this.#drop(name);
    if (kept.until <= this.#clock.now().getTime()) return;
    this.#entries.set(name, kept);
    this.#characters += kept.characters;
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= charactersAtMost) break;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#characters -= this.#entries.get(name)?.characters ?? 0;
    this.#entries.delete(name);
  }
}

/** The one cast: whoever asks under a name has built what is kept under it. */
function contentOf<Value>({ value }: Kept): Value {
  return value as Value;
}
