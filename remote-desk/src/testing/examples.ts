import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleRow,
} from "@mandi/shared/area/define-examples";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueCountAnswer, DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { deskWrites } from "@mandi/shared/contract/desk/writes";
import { aDeskPayment, anApproval, aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";

/** An address to open for each route with a parameter. */
export const addresses: Readonly<Record<string, string>> = {
  "/desk/payment/:id": "/desk/payment/318",
  "/desk/approval/:id": "/desk/approval/67",
};

/** What the calls of this area answer where no server is (`pnpm dev desk --alone`). */
export const makeExamples = ({ rows }: ExampleWorld): readonly Example[] => {
  const items = rows([
    aQueueItem({ since: deskMinutes(-172), until: deskMinutes(-52) }),
    aQueueItem({
      kind: "second person",
      id: 67,
      number: "A67",
      what: "Transfer for order O2627000096: payment verify",
      party: "Meera Kulkarni",
    }),
    aQueueItem({
      kind: "listing",
      id: 12,
      number: "L12",
      what: "HR Coil, Konkan, Jalna",
      party: "Konkan Flat Products",
      amount: null,
      until: deskMinutes(420),
    }),
  ]);
  const payments = [aDeskPayment()];
  return [
    exampleRead("GET /desk/queue/item", DeskQueueItemsAnswer, ({ query }) => {
      const kind = query.get("kind");
      return { ...aQueue(...items), data: items.filter((item) => kind === null || item.kind === kind) };
    }),
    exampleRead("GET /desk/queue/count", DeskQueueCountAnswer, () => ({ unread: items.length })),
    exampleRead("GET /desk/payment/:id", DeskPaymentAnswer, (call) => ({ data: exampleRow(payments, call) })),
    exampleRead("GET /desk/approval", DeskApprovalListAnswer, () => ({ data: [anApproval()] })),
    act("POST /desk/payment/:id/verify", "payment verify"),
    act("POST /desk/payment/:id/into-wallet", "payment into-wallet"),
    act("POST /desk/payment/:id/reject", "payment reject"),
    act("POST /desk/approval/:id/confirm", "approval confirm"),
    act("POST /desk/approval/:id/decline", "approval decline"),
  ];
};

function act(route: `POST /${string}`, name: keyof typeof deskWrites): Example {
  return exampleExchange(route, deskWrites[name].body, DeskAnswer, () => ({ message: "Done.", approval_id: null }));
}
