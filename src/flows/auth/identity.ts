import type { Provider } from '../../../domain/account/index.ts';
import { fieldsOf, parseJson } from '../../../domain/untrusted/index.ts';
import { type BrowserRecord, openRecord } from '../../storage/browser-record.ts';

/** Sign-in by a provider, without its scripts: our server leads to its page, which returns a token in the fragment. */
export type { Provider };

/** `link`: adds the identity to the signed-in account; it must never open a session or an account. */
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

/** Null without browser storage: a provider's answer could then not be distinguished from a forged one. */
const openErrand = () => openRecord('sessionStorage', 'identity', 0);

const secret = () => crypto.randomUUID() + crypto.randomUUID();

type Ways = Partial<Record<Provider, () => void>>;

/** Per provider that the server has settings for, a function that begins signing in and then goes to `redirect`. */
export const identityWays = (redirect: string | null): Ways => waysOf('signIn', redirect);

/** As `identityWays`, to link an identity to the signed-in account. */
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

/** A provider's answer in this page's URL, returned once; null without one, or if its `state` is not ours. */
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
