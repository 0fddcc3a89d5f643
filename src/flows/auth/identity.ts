import { fieldsOf, parseJson } from '../../../domain/untrusted/index.ts';
import { type BrowserRecord, openRecord } from '../../storage/browser-record.ts';

/** The one way in through a provider: its own page, and back with a signed token in the fragment. No script of theirs. */
export type Provider = 'google' | 'apple';

interface Errand {
  provider: Provider;
  state: string;
  nonce: string;
  /** Where to go after signing in. */
  redirect: string | null;
}

export interface ReturnedIdentity {
  provider: Provider;
  idToken: string;
  redirect: string | null;
}

const providers: readonly Provider[] = ['google', 'apple'];
/** Apple gives no name or address in a fragment; the address is in its token. */
const scopes: Record<Provider, string> = { google: 'openid email profile', apple: 'openid' };
const types: Record<Provider, string> = { google: 'id_token', apple: 'code id_token' };

/** Null when this browser lets us keep nothing: no answer of a provider could then be told from a forged one. */
const openErrand = () => openRecord('sessionStorage', 'identity', 0);

const secret = () => crypto.randomUUID() + crypto.randomUUID();

/** What begins a visit to each provider that the server has settings for. */
export function identityWays(redirect: string | null): Partial<Record<Provider, () => void>> {
  const raw = document.querySelector<HTMLScriptElement>('script[data-identity]')?.dataset['identity'];
  const settings = fieldsOf(parseJson(raw ?? ''));
  const kept = openErrand();
  if (kept === null) return {};
  return Object.fromEntries(
    providers.flatMap((provider) => {
      const { clientId, authorizeUrl } = fieldsOf(settings[provider]);
      if (typeof clientId !== 'string' || typeof authorizeUrl !== 'string') return [];
      return [[provider, () => visit(kept, { provider, clientId, authorizeUrl, redirect })]];
    }),
  );
}

interface Visit {
  provider: Provider;
  clientId: string;
  authorizeUrl: string;
  redirect: string | null;
}

function visit(kept: BrowserRecord, { provider, clientId, authorizeUrl, redirect }: Visit): void {
  const errand: Errand = { provider, state: secret(), nonce: secret(), redirect };
  kept.write(errand);
  const target = new URL(authorizeUrl);
  const asked = {
    client_id: clientId,
    redirect_uri: window.location.origin + window.location.pathname,
    response_type: types[provider],
    response_mode: 'fragment',
    scope: scopes[provider],
    state: errand.state,
    nonce: errand.nonce,
  };
  for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, value);
  window.location.assign(target);
}

/** What a provider sent back with this page, once; null when none did, or it is no answer to what we asked. */
export function takeIdentity(): ReturnedIdentity | null {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const idToken = answer.get('id_token');
  const kept = openErrand();
  const errand = kept?.read() ?? {};
  const provider = providers.find((known) => known === errand['provider']);
  if (idToken === null || provider === undefined) return null;
  kept?.forget();
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  if (answer.get('state') !== errand['state'] || nonceOf(idToken) !== errand['nonce']) return null;
  return { provider, idToken, redirect: typeof errand['redirect'] === 'string' ? errand['redirect'] : null };
}

/** Only ours is taken: the signature is the server's to check. */
function nonceOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return fieldsOf(parseJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))['nonce'];
  } catch {
    return undefined;
  }
}
