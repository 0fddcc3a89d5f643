import type { Client, Middleware } from 'openapi-fetch';

export interface ApiSettings {
  /** Where the API is, without a final slash: `/api` on the same origin, or `API_BASE`. Absolute on the server. */
  baseUrl: string;
  /** Language of server-made texts, asked at each call because the shopper can switch. */
  language: () => 'tr' | 'en';
  /** Country the shopper shops in, ISO 3166-1 alpha-2. */
  regionId: string;
  /** The bearer token of this visitor, or null for a guest. */
  token: () => string | null;
  /** The visit that is measured in this page; null while its visitor does not allow it. */
  visit?: () => string | null;
  /** Called once for every authorised call that was answered 401. The call rejects when it is done: the session has ended by then. */
  onUnauthorized?: () => Promise<void>;
  /** Replaced on the server by a call into the same process, and in tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds after which a call is given up. */
  timeout?: number;
}

/** The shop's API. Every service asks it for a client typed by its own document of the contract. */
export interface Api {
  client<Paths extends object>(): Client<Paths>;
  /** The header of a call whose outcome the server measures for the visit. */
  visit: () => { 'receiver-id'?: string };
}

type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

// oxlint-disable-next-line typescript/no-explicit-any -- one client serves every document; each caller names its own
type AnyClient = Client<any>;

/** Milliseconds. Longer than every deadline of a flow: a flow ends its own waiting, with its own text. */
const defaultTimeout = 30_000;

/** Connects to the API: base headers, deadline, bearer token and 401 report. Spec §7. */
export function createApi(settings: ApiSettings): Api {
  let connection: Promise<AnyClient> | null = null;
  const lazy = new Proxy({} as AnyClient, {
    // The client's code is loaded by the first call: pages without calls do not need it.
    get:
      (_, method: HttpMethod) =>
      async (path: string, init: Record<string, unknown> = {}) => {
        connection ??= connect(settings).catch((error: unknown) => {
          connection = null;
          throw error;
        });
        return (await connection)[method](path, init);
      },
  });
  return {
    client: () => lazy,
    visit: () => {
      const id = settings.visit?.() ?? null;
      return id === null ? {} : { 'receiver-id': id };
    },
  };
}

async function connect(settings: ApiSettings): Promise<AnyClient> {
  const { default: createClient } = await import('openapi-fetch');
  const send = settings.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client: AnyClient = createClient({
    baseUrl: settings.baseUrl,
    fetch: (request) => {
      const deadline = AbortSignal.timeout(settings.timeout ?? defaultTimeout);
      return send(new Request(request, { signal: AbortSignal.any([request.signal, deadline]) }));
    },
  });
  client.use(baseHeaders(settings), bearer(settings));
  return client;
}

function baseHeaders(settings: ApiSettings): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('language', settings.language());
      if (!request.headers.has('region-id')) request.headers.set('region-id', settings.regionId);
    },
  };
}

function bearer(settings: ApiSettings): Middleware {
  return {
    onRequest({ request }) {
      const token = settings.token();
      if (token) request.headers.set('authorization', `Bearer ${token}`);
    },
    async onResponse({ request, response }) {
      if (response.status === 401 && request.headers.has('authorization')) await settings.onUnauthorized?.();
    },
  };
}
