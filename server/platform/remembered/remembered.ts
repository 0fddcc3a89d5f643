import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, encodeBody, type EncodedBody } from '../web/pages/encoded-body.ts';

/** Data read once and shared by later requests; `answer` caches answers derived from it. */
export type Snapshot<Data> = {
  data: Data;
  /** The answer under `key`, computed once per snapshot. */
  answer: <Body extends object>(key: string, make: (data: Data) => Body) => Promise<RememberedAnswer<Body>>;
};

export type RememberedAnswer<Body> = { body: Body; etag: string; encoded: EncodedBody };

export type Remembered<Data> = {
  read(): Promise<Snapshot<Data>>;
  /** Call it after committing a write: the next read queries the database. */
  forget(): void;
};

export type RememberedOptions = {
  /** How long data is served before checking whether another process changed it. */
  freshForMilliseconds?: number;
  onError?: (error: unknown) => void;
  /** Milliseconds, monotonic and above 0. */
  now?: () => number;
};

/** Filters have endlessly many forms: beyond this number the least recently used answer is dropped. */
const maxAnswers = 200;
const compressionQuality = 5;

async function makeAnswer<Body extends object>(body: Body): Promise<RememberedAnswer<Body>> {
  const encoded = await encodeBody(JSON.stringify(body), compressionQuality);
  const etag = `"${createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 22)}"`;
  return { body, etag, encoded };
}

/** Fixed data, with a cache for the answers derived from it. */
export function snapshotOf<Data>(data: Data): Snapshot<Data> {
  const answers = new LRUCache<string, Promise<RememberedAnswer<object>>>({ max: maxAnswers });
  return {
    data,
    answer<Body extends object>(key: string, make: (data: Data) => Body) {
      const known = answers.get(key);
      if (known) return known as Promise<RememberedAnswer<Body>>;
      const made = makeAnswer(make(data));
      answers.set(key, made);
      return made;
    },
  };
}

/**
 * Caches the result of `load`. Older data is still served while it is loaded again in the background, and stays the
 * same object when nothing has changed, so that derived answers stay cached too. `load` answers plain JSON data.
 */
export function createRemembered<Data>(
  load: () => Promise<Data>,
  { freshForMilliseconds = 1000, onError = () => {}, now = () => performance.now() }: RememberedOptions = {},
): Remembered<Data> {
  const kept = new LRUCache<'data', { snapshot: Snapshot<Data>; text: string }>({
    max: 1,
    ttl: freshForMilliseconds,
    perf: { now },
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, old) => {
      try {
        const data = await load();
        const text = JSON.stringify(data);
        return { snapshot: old?.text === text ? old.snapshot : snapshotOf(data), text };
      } catch (error) {
        if (old) onError(error);
        throw error;
      }
    },
  });

  return {
    read: async () => (await kept.fetch('data'))!.snapshot,
    forget: () => kept.clear(),
  };
}

/** Sends a cached body: compressed as the client accepts it, and 304 when the client has it already. */
export function sendRemembered<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, encoded }: RememberedAnswer<Body>,
): Body | FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const serialize = (payload: unknown): string | Buffer => {
    if (payload !== body) return JSON.stringify(payload);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return encoded[encoding];
  };
  // Fastify sends a Buffer unchanged; its types allow text only.
  reply.type('application/json; charset=utf-8').serializer(serialize as (payload: unknown) => string);
  return body;
}
