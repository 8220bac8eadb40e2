import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleWrite,
  noBody,
} from "../area/define-examples";
import { ThreadAnswer, ThreadMessageAnswer, ThreadMessageBody, ThreadReadBody } from "../contract/thread";
import { UploadAnswer } from "../contract/upload";
import { aMessage } from "./thread-builders";

/** A thread about a quotation between a party and the desk; new messages are kept. */
export function threadExamples({ rows }: ExampleWorld): Example[] {
  let read_to = 0;
  const messages = rows([aMessage(), aMessage({ id: 2, is_desk: 1, text: "Yes, the mill loads from 7 am." })]);
  return [
    exampleRead("GET /quotation-thread/:id", ThreadAnswer, () => ({ data: messages, answers_within: 30, read_to })),
    exampleWrite("POST /quotation-thread/:id/read", ThreadReadBody, ({ body }) => {
      read_to = body.message_id;
      return "Marked as read.";
    }),
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
