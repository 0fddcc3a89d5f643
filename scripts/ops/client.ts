import { randomUUID } from 'node:crypto';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/types/ops.d.ts';
import { sandboxOpsKey } from '../../server/platform/ops-keys/ops-keys.ts';

export type Operations = Client<paths>;

/** What stopped a command, in one sentence for the terminal. */
export class Refused extends Error {
  override name = 'Refused';
}

/** The shop does not answer: the next request would fail as well. */
export class Unreachable extends Refused {
  override name = 'Unreachable';
}

/** OPS_URL, else the shop that `npm start` begins here. */
export const shopUrl = (env: NodeJS.ProcessEnv): string =>
  (env['OPS_URL'] ?? `http://localhost:${env['PORT'] ?? 3000}`).replace(/\/+$/, '');

/** The typed client of openapi/ops.yaml. OPS_URL says where the shop is, OPS_KEY who asks. */
export function connect(env: NodeJS.ProcessEnv): Operations {
  const shop = shopUrl(env);
  const key = env['OPS_KEY'] ?? sandboxOpsKey;
  return createClient<paths>({
    baseUrl: `${shop}/ops`,
    headers: { authorization: `Bearer ${key}` },
    fetch: (request) =>
      fetch(request).catch(() => {
        throw new Unreachable(`There is no answer from ${shop}. Start the shop, or say where it is with OPS_URL.`);
      }),
  });
}

/** One write, one key: a repetition of the same request gets the first answer. */
export const newKey = () => ({ 'Idempotency-Key': randomUUID() });

type Answer<Data> = { data?: { data: Data }; error?: unknown; response: Response };
type Failure = {
  code?: string;
  message?: { en?: string };
  data?: { fields?: { path: string; message: { en: string } }[] };
};

/** The data of an answer. Throws Refused with what the shop said. */
export async function ask<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (data) return data.data;
  const { code, message, data: more } = (error ?? {}) as Failure;
  const fields = (more?.fields ?? []).map(({ path, message: text }) => `${path}: ${text.en}`);
  const said = [message?.en ?? response.statusText, ...fields].join(' ');
  const hint =
    code === 'KEY_UNKNOWN' ? ' Set OPS_KEY.' : response.status === 404 && !code ? ' Does the shop have OPS_KEYS?' : '';
  throw new Refused(`${said} (${code ?? response.status})${hint}`);
}

type Page<Item> = { items: Item[]; pageInfo: { total: number } };

/** Every page of a list, one after the other. */
export async function askAll<Item>(page: (at: number) => Promise<Page<Item>>): Promise<Item[]> {
  const found: Item[] = [];
  for (let at = 0; ; at += 1) {
    const { items, pageInfo } = await page(at);
    found.push(...items);
    if (items.length === 0 || found.length >= pageInfo.total) return found;
  }
}
