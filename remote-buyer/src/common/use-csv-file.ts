import { notify } from "@mandi/shared/browser/notify";
import { saveCsv } from "@mandi/shared/browser/save-csv";
import { HttpFailure } from "@mandi/shared/http";
import { useEffect, useRef, useState } from "react";

interface CsvFile {
  /** `orders.csv` */
  readonly name: string;
  readonly text: string;
}

/** Fetches the content of a file and saves it; leaving the page cancels it. */
export function useCsvFile(read: (signal: AbortSignal) => Promise<CsvFile>) {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function save(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    try {
      const { name, text } = await read(controller.signal);
      saveCsv(name, text);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (!controller.signal.aborted) notify.error(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return { save, isBusy };
}
