import createClient, { type Client, type Middleware } from 'openapi-fetch';

export interface ApiSettings {
  /** Where the API is, without a final slash: `/api` on the same origin, or `API_BASE`. Absolute on the server. */
  baseUrl: string;
  /** Language of server-made texts, asked at each call because the shopper can switch. */
  language: () => 'tr' | 'en';
  /** Country the shopper shops in, ISO 3166-1 alpha-2. */
  regionId: string;
  /** The bearer token of this visitor, or null for a guest. */
  token: () => string | null;
  /** Told once for every authorised call that was answered 401. */
  onUnauthorized?: () => void;
  /** Replaced on the server by a call into the same process, and in tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds after which a call is given up. */
  timeout?: number;
}

/** The shop's API. Every service asks it for a client typed by its own document of the contract. */
export interface Api {
  client<Paths extends object>(): Client<Paths>;
}

const defaultTimeout = 15_000;

/** One connection to the contract: base headers, deadline, bearer token and 401 report. Spec §7. */
export function createApi(settings: ApiSettings): Api {
  const send = settings.fetch ?? ((request: Request) => globalThis.fetch(request));
  // oxlint-disable-next-line typescript/no-explicit-any -- one client serves every document; the caller names its own
  const client = createClient<any>({
    baseUrl: settings.baseUrl,
    fetch: (request) => {
      const deadline = AbortSignal.timeout(settings.timeout ?? defaultTimeout);
      return send(new Request(request, { signal: AbortSignal.any([request.signal, deadline]) }));
    },
  });
  client.use(baseHeaders(settings), bearer(settings));
  return { client: () => client };
}

function baseHeaders(settings: ApiSettings): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('language', settings.language());
      request.headers.set('region-id', settings.regionId);
    },
  };
}

function bearer(settings: ApiSettings): Middleware {
  return {
    onRequest({ request }) {
      const token = settings.token();
      if (token) request.headers.set('authorization', `Bearer ${token}`);
    },
    onResponse({ request, response }) {
      if (response.status === 401 && request.headers.has('authorization')) settings.onUnauthorized?.();
    },
  };
}
