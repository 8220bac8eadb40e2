import { tellUnread } from "@mandi/shared/browser/unread";
import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { http } from "@mandi/shared/http";
import { syncServerClock } from "@mandi/shared/query/server-clock";

/** Also the call of the menus' counts, `area.config.ts`. */
const myTurnCall = "/my-turn";

/** What waits for the reader; the menus learn the counts from it too. */
export async function readMyTurn(signal: AbortSignal): Promise<MyTurnAnswer> {
  const answer = syncServerClock(await http.get(myTurnCall, MyTurnAnswer, { signal }));
  tellUnread({ call: myTurnCall, count: answer.unread });
  for (const [part, count] of Object.entries(answer.unread_of)) tellUnread({ call: `${myTurnCall}#${part}`, count });
  return answer;
}
