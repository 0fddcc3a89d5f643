import type { Provider } from '../../../domain/account/index.ts';
import { fieldsOf, parseJson } from '../../../domain/untrusted/index.ts';
import { type BrowserRecord, openRecord } from '../../storage/browser-record.ts';

/** The one way in through a provider: by our server to its own page, and back with a signed token in the fragment. No script of theirs. */
export type { Provider };

/** `link`: to the account that is signed in. It must never open a session, nor an account, by itself. */
type Purpose = 'signIn' | 'link';

interface Errand {
  provider: Provider;
  purpose: Purpose;
  /** A secret of this page. An answer that does not repeat it belongs to a sign-in that did not begin here. */
  state: string;
  /** Where to go after signing in. */
  redirect: string | null;
}

export interface ReturnedIdentity {
  provider: Provider;
  purpose: Purpose;
  idToken: string;
  redirect: string | null;
}

const providers: readonly Provider[] = ['google', 'apple'];

/** Null when this browser lets us keep nothing: a provider's answer could then not be distinguished from a forged one. */
const openErrand = () => openRecord('sessionStorage', 'identity', 0);

const secret = () => crypto.randomUUID() + crypto.randomUUID();

type Ways = Partial<Record<Provider, () => void>>;

/** What begins a visit to each provider that the server has settings for: to sign in, and then go to `redirect`. */
export const identityWays = (redirect: string | null): Ways => waysOf('signIn', redirect);

/** The same, to link an identity to the account that is signed in. */
export const linkingWays = (): Ways => waysOf('link', null);

function waysOf(purpose: Purpose, redirect: string | null): Ways {
  const raw = document.querySelector<HTMLScriptElement>('script[data-identity]')?.dataset['identity'];
  const settings = fieldsOf(parseJson(raw ?? ''));
  const kept = openErrand();
  if (kept === null) return {};
  return Object.fromEntries(
    providers.flatMap((provider) => {
      const way = settings[provider];
      return typeof way === 'string' ? [[provider, () => visit(kept, way, { provider, purpose, redirect })]] : [];
    }),
  );
}

function visit(kept: BrowserRecord, way: string, wish: Omit<Errand, 'state'>): void {
  const errand: Errand = { ...wish, state: secret() };
  kept.write(errand);
  window.location.assign(`${way}?${new URLSearchParams({ errand: errand.state, back: window.location.pathname })}`);
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
  if (answer.get('state') !== errand['state']) return null;
  return {
    provider,
    purpose: errand['purpose'] === 'link' ? 'link' : 'signIn',
    idToken,
    redirect: typeof errand['redirect'] === 'string' ? errand['redirect'] : null,
  };
}
