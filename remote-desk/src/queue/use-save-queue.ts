import { notify } from "@mandi/shared/browser/notify";
import { type DeskQueueItem, type DeskQueueQuery, queueRows } from "@mandi/shared/contract/desk/queue";
import { HttpFailure } from "@mandi/shared/http";
import { desk } from "@mandi/shared/messages/desk";
import { saveRows } from "@mandi/shared/ui/table/save-rows";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { useRef } from "react";
import { readQueue } from "./queue.api";
import { itemKey } from "./queue-item";

/** Saves the waiting items of all pages, with the displayed columns; a failure is shown in a notice. */
export function useSaveQueue() {
  const isBusy = useRef(false);
  return async function save(query: DeskQueueQuery, shown: readonly ViewColumn<DeskQueueItem>[]): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      saveRows("queue", shown, await readAll(query));
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(desk.saveFailed);
    } finally {
      isBusy.current = false;
    }
  };
}

/** All pages one after the other. Items that leave the queue meanwhile shift the rest, so that pages may overlap. */
async function readAll(query: DeskQueueQuery): Promise<readonly DeskQueueItem[]> {
  const items = new Map<string, DeskQueueItem>();
  for (let page = 1; ; page += 1) {
    const { data, found } = await readQueue({ ...query, page });
    for (const item of data) items.set(itemKey(item), item);
    if (data.length === 0 || page * queueRows >= found) return [...items.values()];
  }
}
