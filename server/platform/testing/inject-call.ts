import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export type CallOptions = {
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
  /** A session token; sent as bearer. */
  token?: string;
  headers?: Record<string, string>;
};

export type CallMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type CallResult = { status: number; body: unknown; headers: LightMyRequestResponse['headers'] };

/** One request to a server of this process, without the network. JSON answers are parsed. */
export async function injectCall(
  server: FastifyInstance,
  method: CallMethod,
  url: string,
  { body, token, headers }: CallOptions = {},
): Promise<CallResult> {
  const response = await server.inject({
    method,
    url,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: isJson && response.payload ? response.json<unknown>() : response.payload,
    headers: response.headers,
  };
}
