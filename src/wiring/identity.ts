import { fieldsOf, parseJson } from '../../domain/untrusted/index.ts';

/** The one way in through a provider: by our server to its own page, and back with a signed token in the fragment. No script of theirs. */
export type Provider = 'google' | 'apple';

interface Errand {
  provider: Provider;
  /** A secret of this page: an answer without it is to nobody we sent. */
  state: string;
  /** Where to go after signing in. */
  redirect: string | null;
}

export interface ReturnedIdentity {
  provider: Provider;
  idToken: string;
  redirect: string | null;
}

const errandKey = 'mercan/identity';
const providers: readonly Provider[] = ['google', 'apple'];

/** Null when this browser lets us keep nothing: no answer of a provider could then be told from a forged one. */
function openErrands(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const secret = () => crypto.randomUUID() + crypto.randomUUID();

/** What begins a visit to each provider that the server has settings for. */
export function identityWays(redirect: string | null): Partial<Record<Provider, () => void>> {
  const raw = document.querySelector<HTMLScriptElement>('script[data-identity]')?.dataset['identity'];
  const settings = fieldsOf(parseJson(raw ?? ''));
  const errands = openErrands();
  if (errands === null) return {};
  return Object.fromEntries(
    providers.flatMap((provider) => {
      const way = settings[provider];
      return typeof way === 'string' ? [[provider, () => visit(errands, provider, way, redirect)]] : [];
    }),
  );
}

function visit(errands: Storage, provider: Provider, way: string, redirect: string | null): void {
  const errand: Errand = { provider, state: secret(), redirect };
  errands.setItem(errandKey, JSON.stringify(errand));
  window.location.assign(`${way}?${new URLSearchParams({ errand: errand.state, back: window.location.pathname })}`);
}

/** What a provider sent back with this page, once; null when none did, or it is no answer to what we asked. */
export function takeIdentity(): ReturnedIdentity | null {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const idToken = answer.get('id_token');
  const errands = openErrands();
  const errand = fieldsOf(parseJson(errands?.getItem(errandKey) ?? ''));
  const provider = providers.find((known) => known === errand['provider']);
  if (idToken === null || provider === undefined) return null;
  errands?.removeItem(errandKey);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  if (answer.get('state') !== errand['state']) return null;
  return { provider, idToken, redirect: typeof errand['redirect'] === 'string' ? errand['redirect'] : null };
}
