import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, encodeBody, type EncodedBody } from '../web/encoded-body.ts';

/** Data read once and shared by the requests that follow; `answer` keeps what was made of it. */
export type Snapshot<Data> = {
  data: Data;
  /** The answer under `key`, made once per snapshot. */
  answer: <Body extends object>(key: string, make: (data: Data) => Body) => Promise<RememberedAnswer<Body>>;
};

export type RememberedAnswer<Body> = { body: Body; etag: string; encoded: EncodedBody };

export type Remembered<Data> = {
  read(): Promise<Snapshot<Data>>;
  /** To be called after a write has been committed: the next read goes to the database. */
  forget(): void;
};

export type RememberedOptions = {
  /** For how long data is served without looking whether another process changed it. */
  freshForMilliseconds?: number;
  onError?: (error: unknown) => void;
};

/** A filter can be written in endlessly many ways: beyond this an answer is made anew each time. */
const mostAnswers = 200;
const compressionQuality = 5;

async function makeAnswer<Body extends object>(body: Body): Promise<RememberedAnswer<Body>> {
  const encoded = await encodeBody(JSON.stringify(body), compressionQuality);
  const etag = `"${createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 22)}"`;
  return { body, etag, encoded };
}

/** Data that is never read again, with room for the answers made of it. */
export function snapshotOf<Data>(data: Data): Snapshot<Data> {
  const answers = new Map<string, Promise<RememberedAnswer<object>>>();
  return {
    data,
    answer<Body extends object>(key: string, make: (data: Data) => Body) {
      const known = answers.get(key);
      if (known) return known as Promise<RememberedAnswer<Body>>;
      const made = makeAnswer(make(data));
      if (answers.size < mostAnswers) answers.set(key, made);
      return made;
    },
  };
}

/**
 * Keeps what `load` read. Older data is still served while it is read again in the background, and stays the very same
 * object when nothing has changed, so that answers made of it stay too. `load` answers plain JSON data.
 */
export function createRemembered<Data>(
  load: () => Promise<Data>,
  { freshForMilliseconds = 1000, onError = () => {} }: RememberedOptions = {},
): Remembered<Data> {
  let current: { snapshot: Snapshot<Data>; text: string; readAt: number } | null = null;
  let loading: Promise<Snapshot<Data>> | null = null;
  let generation = 0;

  function start(): Promise<Snapshot<Data>> {
    const startedIn = generation;
    const loaded = load().then((data) => {
      const text = JSON.stringify(data);
      const snapshot = current?.text === text ? current.snapshot : snapshotOf(data);
      if (startedIn === generation) current = { snapshot, text, readAt: performance.now() };
      return snapshot;
    });
    loading = loaded;
    const settle = () => {
      if (loading === loaded) loading = null;
    };
    loaded.then(settle, settle);
    return loaded;
  }

  return {
    async read() {
      if (!current) return loading ?? start();
      if (performance.now() - current.readAt > freshForMilliseconds && !loading) start().catch(onError);
      return current.snapshot;
    },
    forget() {
      generation += 1;
      current = null;
      loading = null;
    },
  };
}

/** Answers with a remembered body: compressed as the client accepts it, and 304 when the client has it already. */
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
  // Fastify sends a Buffer as it is; its types know of text only.
  reply.type('application/json; charset=utf-8').serializer(serialize as (payload: unknown) => string);
  return body;
}
