import { read } from "@mandi/shared/contract/read";
import written from "../../content/inbox.json";
import { Inbox } from "./shapes";

export const inbox = read(Inbox, written);
