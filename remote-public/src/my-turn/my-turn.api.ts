import { tellUnread } from "@mandi/shared/browser/unread";
import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { http } from "@mandi/shared/http";
import { syncServerClock } from "@mandi/shared/query/server-clock";

/** Also the call for the counts in menus, `area.config.ts`. */
const myTurnCall = "/my-turn";

/** The reader's tasks; the menus get their counts from it too. */
export async function readMyTurn(signal: AbortSignal): Promise<MyTurnAnswer> {
  const answer = syncServerClock(await http.get(myTurnCall, MyTurnAnswer, { signal }));
  tellUnread({ call: myTurnCall, count: answer.unread });
  for (const [part, count] of Object.entries(answer.unread_of)) tellUnread({ call: `${myTurnCall}#${part}`, count });
  return answer;
}
