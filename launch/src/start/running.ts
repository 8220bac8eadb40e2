import { setTimeout as pause } from "node:timers/promises";
import type { PostgresServer } from "../postgres/postgres";
import type { Program } from "../process/child-program";
import { type ProcessIdentity, sendSignal } from "../process/process-identity";
import type { Service } from "./service";

const SERVICE_STOP_MS = 2_000;
const SETTLE_MS = 1_500;

/** Everything a start has launched so far, and how to stop it. */
export class Running {
  readonly #programs = new Set<Program>();
  readonly #services: Service[] = [];
  readonly #lanes: Promise<unknown>[] = [];
  #server: PostgresServer | undefined;
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** A program that ends by itself, such as a build. */
  addProgram(program: Program): void {
    this.#programs.add(program);
    void program.ended.then(() => this.#programs.delete(program));
    if (this.#isStopping) void program.stop(0);
  }

  addService(service: Service): void {
    this.#services.push(service);
    if (this.#isStopping) void service.stop(0);
  }

  /** Work that must finish before the database may stop. */
  addLane<T>(lane: Promise<T>): Promise<T> {
    this.#lanes.push(lane);
    return lane;
  }

  setServer(server: PostgresServer): void {
    this.#server = server;
  }

  /** The processes that would remain if this one were killed now; the database is adopted, so it is not among them. */
  children(): readonly ProcessIdentity[] {
    const programs = [...this.#programs, ...this.#services.map((service) => service.program())];
    return programs.flatMap((program) => (program?.identity === undefined ? [] : [program.identity]));
  }

  /** Stops everything: first what uses the database, then the database. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const programs = [...this.#programs].map((program) => program.stop(0));
    const services = this.#services.map((service) => service.stop(SERVICE_STOP_MS));
    await Promise.all([...programs, ...services]);
    // Running work may be about to open the database; it ends by itself as soon as its program is gone.
    await Promise.race([Promise.allSettled(this.#lanes), pause(SETTLE_MS)]);
    await this.#server?.stop();
  }

  /** Kills everything at once, for the impatient. The database recovers at the next start. */
  kill(): void {
    for (const { pid } of this.children()) sendSignal(-pid, "SIGKILL");
  }
}
