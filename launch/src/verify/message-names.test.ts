import { findRenamedMessages } from "./message-names";

function breaksOf(text: string): string[] {
  return findRenamedMessages([{ path: "remote-buyer/src/order/order-head.tsx", text }]).map(({ message }) => message);
}

const from = 'from "@mandi/shared/messages/buyer-trade";\n';

describe("names of imported messages", () => {
  it("are accepted when they are the export's name", () => {
    expect(breaksOf(`import { order, quotation } ${from}order.title;`)).toEqual([]);
  });

  it("may be `messages` when something else in the file has the export's name", () => {
    expect(breaksOf(`import { order as messages, quotation } ${from}messages.of(order);`)).toEqual([]);
  });

  it("are refused when they are invented", () => {
    expect(breaksOf(`import {\n  quotation,\n  order as words,\n} ${from}words.of(order);`)).toEqual([
      "order keeps its name, or is called messages",
    ]);
  });

  it("are refused when nothing in the file requires another name", () => {
    expect(breaksOf(`import { order as messages } ${from}messages.title;`)).toEqual([
      "order keeps its name: nothing else here has it",
    ]);
  });
});
