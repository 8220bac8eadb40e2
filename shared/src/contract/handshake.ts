import { Boolean as BooleanOf, Object as ObjectOf, type Static } from "typebox";

/** `GET /handshake`. `true` lets the product start; any other answer is a refusal. */
export const HandshakeAnswer = ObjectOf({ success: BooleanOf() });
export type HandshakeAnswer = Static<typeof HandshakeAnswer>;
