import type { FastifyInstance, InjectOptions } from 'fastify';

const bodiless = new Set([204, 205, 304]);

/** Calls the API; rate limits count the call for the IP address `visitor`, if given. */
export type FetchFor = (request: Request, visitor?: string) => Promise<Response>;

/** `fetch` within the process: the request goes to the routes of `app`. */
export function inProcessFetch(app: FastifyInstance): FetchFor {
  return async (request, visitor) => {
    const { pathname, search } = new URL(request.url);
    const options: InjectOptions = {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(visitor !== undefined && { remoteAddress: visitor }),
    };
    if (request.body) options.payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject(options);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}
