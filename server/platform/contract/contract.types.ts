import type { FastifyReply, FastifyRequest } from 'fastify';

type Operation = {
  parameters: { query?: unknown; header?: unknown; path?: unknown };
  requestBody?: unknown;
  responses: Record<string | number, unknown>;
};

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type RequestBody<O extends Operation> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : O extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;
type LowerCaseKeys<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] };
type SuccessStatus = 200 | 201 | 202;

/** A handler's answer: the body of the operation's 2xx response, envelope included (see `success`). */
export type ResponseBody<O extends Operation> = Json<O['responses'][Extract<keyof O['responses'], SuccessStatus>]>;

/** The `data` inside the envelope of an operation's 2xx response. */
export type ResponseData<O extends Operation> = ResponseBody<O> extends { data: infer Data } ? Data : never;

export type ApiRequest<O extends Operation> = FastifyRequest<{
  Params: NonNullable<O['parameters']['path']>;
  Querystring: NonNullable<O['parameters']['query']>;
  Headers: LowerCaseKeys<NonNullable<O['parameters']['header']>>;
  Body: RequestBody<O>;
}>;

/** Answers one operation. Returning the reply means it was sent by hand (a file, a redirect). */
export type Handler<O extends Operation> = (
  request: ApiRequest<O>,
  reply: FastifyReply,
) => Promise<ResponseBody<O> | FastifyReply>;

/** One handler per operationId of a document. Missing and surplus ones are compile errors. */
export type Service<Operations> = {
  [K in keyof Operations]: Operations[K] extends Operation ? Handler<Operations[K]> : never;
};

/** Wraps `data` in the envelope of design §4. */
export const success = <Data>(data: Data): { status: 'success'; data: Data } => ({ status: 'success', data });
