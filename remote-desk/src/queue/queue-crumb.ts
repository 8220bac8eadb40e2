import { deskPath } from "@mandi/shared/contract/page-paths";
import { desk } from "@mandi/shared/messages/desk";
import { queueSearch } from "./queue-cursor";

/** The way back to the queue as its reader left it: kind, search text, order and page. */
export const queueCrumb = () => ({ label: desk.queue, to: `${deskPath}${queueSearch() ?? ""}` });
