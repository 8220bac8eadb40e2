import {
  Array as ArrayOf,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { chosenId, closed, requiredLine, textField } from "./field";
import { Id, Instant, MessageAnswer } from "./wire";

/** Limit of files in one message. */
export const filesOfMessage = 3;

/** A new message of a thread: a text, files that were uploaded before, or both. */
export const threadMessageFields = {
  text: textField(1000),
  files: Optional(
    ArrayOf(
      ObjectOf(
        { id: chosenId("Please upload the file again"), name: requiredLine(80, "The name of the file is too long") },
        closed,
      ),
      { maxItems: filesOfMessage, message: `Please attach at most ${filesOfMessage} files` },
    ),
  ),
};

/** `POST /quotation-thread/{id}` (additive): a party of the quotation writes to the desk. */
export const ThreadMessageBody = ObjectOf(threadMessageFields, closed);
export type ThreadMessageBody = Static<typeof ThreadMessageBody>;

/** A message as both sides see it. */
export const ThreadMessage = ObjectOf({
  id: Id,
  /** 1: written by the desk, 0: by the party. */
  is_desk: Integer({ minimum: 0, maximum: 1 }),
  text: StringOf(),
  at: Instant,
  files: ArrayOf(ObjectOf({ name: StringOf(), url: StringOf(), size_bytes: Integer() })),
});
export type ThreadMessage = Static<typeof ThreadMessage>;

/**
 * `GET /quotation-thread/{id}` (additive): the caller's own thread with the desk, oldest first. What the desk wrote stays
 * unread until `POST /quotation-thread/{id}/read`: a page loads it before it is on the screen.
 */
export const ThreadAnswer = ObjectOf({
  data: ArrayOf(ThreadMessage),
  /** Minutes within which the desk usually answers; null while that is not known. */
  answers_within: Optional(Union([Integer({ minimum: 1 }), Null()])),
  /** The key of the desk's last message that the caller has read; 0 for none. */
  read_to: Optional(Integer({ minimum: 0 })),
});
export type ThreadAnswer = Static<typeof ThreadAnswer>;

/** `POST /quotation-thread/{id}/read` (additive): the caller has seen the desk's messages up to this one. */
export const ThreadReadBody = ObjectOf({ message_id: Id }, closed);
export type ThreadReadBody = Static<typeof ThreadReadBody>;

/** The key of the new message. */
export const ThreadMessageAnswer = ObjectOf({ ...MessageAnswer.properties, id: Id });
export type ThreadMessageAnswer = Static<typeof ThreadMessageAnswer>;
