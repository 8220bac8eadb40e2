import { type Example, type ExampleWorld, exampleExchange, exampleRead, noBody } from "../area/define-examples";
import { ThreadAnswer, ThreadMessageAnswer, ThreadMessageBody } from "../contract/thread";
import { UploadAnswer } from "../contract/upload";
import { aMessage } from "./thread-builders";

/** A thread about a quotation between a party and the desk; new messages are kept. */
export function threadExamples({ rows }: ExampleWorld): Example[] {
  const messages = rows([aMessage(), aMessage({ id: 2, is_desk: 1, text: "Yes, the mill loads from 7 am." })]);
  return [
    exampleRead("GET /quotation-thread/:id", ThreadAnswer, () => ({ data: messages, answers_within: 30 })),
    exampleExchange("POST /quotation-thread/:id", ThreadMessageBody, ThreadMessageAnswer, ({ body: { text } }) => {
      const id = messages.length + 1;
      messages.push(aMessage({ id, text }));
      return { message: "Your message was sent to our desk.", id };
    }),
  ];
}

/** An uploaded file. */
export const uploadExample: Example = exampleExchange("POST /upload", noBody, UploadAnswer, () => ({
  message: "The file has been uploaded.",
  id: 901,
  url: "/api/upload/901",
}));
