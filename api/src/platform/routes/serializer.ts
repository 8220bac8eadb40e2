import build, { type Schema } from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import { nullableSchema } from "./nullable-schema";

type SerializerCompiler = Parameters<FastifyInstance["setSerializerCompiler"]>[0];

/**
 * Fastify's own serializer of an answer, built for the first answer that needs it: building the hundreds of all routes took
 * most of the api's start.
 */
export const serializerOf: SerializerCompiler = ({ schema }) => {
  let serialize: ((answer: object) => string) | undefined;
  return (answer) => {
    serialize ??= build(nullableSchema(schema) as Schema);
    return serialize(answer);
  };
};
