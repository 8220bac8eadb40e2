import { connect } from "node:net";

/** Gives up on an answer that does not come; never asserted. */
const patienceMs = 10_000;

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A raw connection of a client or proxy: writes anything and reads answers in order. */
export function rawLine(port: number) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  let isOver = false;
  let wake: () => void = () => undefined;
  socket.on("data", (part) => {
    heard += part.toString("latin1");
    wake();
  });
  for (const end of ["end", "close"] as const)
    socket.on(end, () => {
      isOver = true;
      wake();
    });
  socket.on("error", () => undefined); // A closed connection shows in what was received.

  function take(): RawAnswer | null {
    const head = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/.exec(heard);
    if (!head) return null;
    const length = Number(/content-length: (\d+)/i.exec(head[0])?.[1] ?? 0);
    if (heard.length < head[0].length + length) return null;
    const body = heard.slice(head[0].length, head[0].length + length);
    heard = heard.slice(head[0].length + length);
    return { status: Number(head[1]), head: head[0], body };
  }

  return {
    socket,
    write: (text: string | Buffer) => void (socket.destroyed || socket.write(text)),
    /** The next answer; null when the connection ended or timed out without one. */
    async answer(): Promise<RawAnswer | null> {
      const until = performance.now() + patienceMs;
      for (;;) {
        const answer = take();
        if (answer || isOver || performance.now() > until) return answer;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 250);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    /** Waits until the other side has closed. */
    async ended(): Promise<boolean> {
      await this.answer();
      return isOver;
    },
    close: () => socket.destroy(),
  };
}

/** The head of a request; the body is sent separately. */
export function rawHead(method: string, path: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}\r\n`;
}
