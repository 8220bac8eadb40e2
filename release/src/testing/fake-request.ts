/** A call as it would have gone over the wire. */
export interface SentCall {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the other side answers; null when it cannot be reached. */
export type FakeAnswer = { readonly status: number; readonly body: string; readonly headers: string } | null;

/** A class in place of a browser's XMLHttpRequest that asks `answer`, with the parts of it that axios uses. */
export function fakeRequest(answer: (call: SentCall) => FakeAnswer) {
  return class {
    status = 0;
    statusText = "";
    responseText = "";
    onloadend: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    readonly headers: Record<string, string> = {};
    #answerHeaders = "";
    #method = "";
    #address = "";
    #isOver = false;

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }

    getAllResponseHeaders(): string {
      return this.#answerHeaders;
    }

    abort(): void {
      this.#isOver = true;
    }

    send(body: unknown): void {
      const call = { method: this.#method, address: this.#address, headers: this.headers, body };
      setTimeout(() => {
        if (!this.#isOver) this.#finish(answer(call));
      });
    }

    #finish(answered: FakeAnswer): void {
      if (answered === null) {
        this.onerror?.(new Event("error"));
        return;
      }
      this.status = answered.status;
      this.responseText = answered.body;
      this.#answerHeaders = answered.headers;
      this.onloadend?.();
    }
  };
}
