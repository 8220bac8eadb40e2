import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { EwayDesk } from "./eway-desk";
import { asForm, type Form, FormRefused } from "./form";
import { type Fault, InvoiceDesk } from "./invoice-desk";

/** A running simulator of the tax portals. */
export interface PortalSimulator {
  readonly url: string;
  /** The public key for its signatures. */
  readonly publicKey: KeyObject;
  /** Sets the simulated fault from now on; null for none. */
  setFault(fault: Fault | null): void;
  /** Makes this GSTIN inactive from now on. */
  deactivate(gstin: string): void;
  /** Number of requests, by call. */
  asked(call: string): number;
  close(): Promise<void>;
}

interface SimulatorOptions {
  readonly now?: () => Date;
  readonly port?: number;
  /** The signing key; by default a new one for each process. */
  readonly privateKey?: KeyObject;
  readonly publicKey?: KeyObject;
}

/** Making one takes a tenth of a processor second. */
const newKeyPair = () => generateKeyPairSync("rsa", { modulusLength: 2_048 });

/** The keys of this process, made when its first simulator needs them. */
let own: ReturnType<typeof newKeyPair> | undefined;

/** Answers as the portals of e-invoices and e-way bills do: signed codes, error codes, duplicates, outage and wrong answers. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<PortalSimulator> {
  own ??= newKeyPair();
  const now = options.now ?? (() => new Date());
  const inactive = new Set<string>();
  const counts = new Map<string, number>();
  let fault: Fault | null = null;
  const key = options.privateKey ?? own.privateKey;
  const desk = new InvoiceDesk({
    key,
    otherKey: () => newKeyPair().privateKey,
    now,
    isInactive: (gstin) => inactive.has(gstin),
  });
  const eway = new EwayDesk(now, (irn) => desk.active(irn));
  const calls: Readonly<Record<string, (form: Form) => Form>> = {
    registerInvoice: (form) => desk.register(form, fault),
    registeredInvoice: (form) => desk.registered(form),
    cancelIrn: (form) => desk.cancel(form),
    makeEwb: (form) => spoiled(eway.make(form), fault),
    madeEwb: (form) => eway.made(form),
    makeEwbByIrn: (form) => spoiled(eway.makeByIrn(form), fault),
    madeEwbByIrn: (form) => eway.madeByIrn(form),
    setVehicle: (form) => eway.setVehicle(form),
    setTransporter: (form) => eway.setTransporter(form),
    extend: (form) => eway.extend(form),
    cancelEwb: (form) => eway.cancel(form),
    recallEwb: (form) => eway.recall(form),
  };
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = (request.url ?? "").slice(1);
    counts.set(call, (counts.get(call) ?? 0) + 1);
    const handle = calls[call];
    if (fault === "down") return void response.writeHead(503).end();
    if (fault === "silent") return void request.socket.destroy();
    // It accepts the form and never answers; the caller has to time out.
    if (fault === "hanging") return;
    if (!handle) return void response.writeHead(call === "ready" ? 200 : 404).end();
    const said = outcomeOf(handle, await bodyOf(request));
    // It has done the work, but its answer is lost.
    if (fault === "late") return void request.socket.destroy();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said));
  };
  await listen(server, options.port ?? 0);
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`,
    publicKey: options.publicKey ?? own.publicKey,
    setFault: (next) => {
      fault = next;
    },
    deactivate: (gstin) => void inactive.add(gstin),
    asked: (call) => counts.get(call) ?? 0,
    close: () => close(server),
  };
}

/** An answer with a number that no e-way bill has. */
function spoiled(answer: Form, fault: Fault | null): Form {
  if (fault !== "wrong number") return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, /No$/.test(name) ? 1 : value]));
}

function outcomeOf(handle: (form: Form) => Form, form: Form): Form {
  try {
    return { data: handle(form) };
  } catch (error) {
    if (error instanceof FormRefused) return { error: { code: error.code, message: error.message } };
    throw error;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Form> {
  const parts: string[] = [];
  for await (const part of request.setEncoding("utf8")) parts.push(String(part));
  try {
    return asForm(JSON.parse(parts.join("")));
  } catch {
    return {};
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
