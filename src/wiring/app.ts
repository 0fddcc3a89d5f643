import { isStudent } from '../../domain/account/index.ts';
import { localeOfPath } from '../../domain/locale/index.ts';
import { promoToSend } from '../../domain/promo/index.ts';
import { attachCartServices, cart, writeStoredRoot } from '../alive/index.ts';
import type { AppRouter } from '../router.tsx';
import { readProfile } from '../services/account/index.ts';
import { type Api, createApi } from '../services/http/index.ts';
import { calculateCart } from '../services/shopping/index.ts';
import { applyPromoLink } from './promo-link.ts';
import { isExemptFromRedirect, logoutPath } from './session-redirect.ts';
import { readToken } from './session-token.ts';
import { session, startSession } from './session.ts';

interface AppWiring {
  api: Api;
  /** Lets the app-level actors lead the visitor, once there is a router. */
  follow: (router: AppRouter) => void;
}

/** Gives the app-level actors (cart, session) their network and starts them. Call it once, in a browser. */
export function startWiring(settings: { apiBase: string }): AppWiring {
  const api = createApi({
    baseUrl: settings.apiBase,
    language: () => localeOfPath(window.location.pathname),
    regionId: 'TR',
    token: () => readToken(Date.now())?.token ?? null,
    onUnauthorized: () => session.send({ type: 'session.refused', path: here() }),
  });
  attachCartServices({
    calculate: (request, signal) => {
      const promoCode = promoToSend(cart.getSnapshot().context.cart.promoCode);
      const isSignedIn = session.getSnapshot().hasTag('signedIn');
      return calculateCart(api, isSignedIn, { ...request, ...(promoCode ? { promoCode } : {}) }, signal);
    },
  });
  window.addEventListener('online', () => cart.send({ type: 'network.returned' }));

  return {
    api,
    follow: (router) => {
      startSession({
        readProfile: (_, signal) => readProfile(api, signal),
        // Tokens end by themselves; forgetting the cookie is all there is to closing.
        closeSession: () => Promise.resolve(),
        onRecognised: (account) => {
          writeStoredRoot({ auth: { _id: account._id, email: account.email } });
          void router.options.context.queryClient.invalidateQueries({ predicate: isOfAccount });
          // Spec §4: a student's default code applies by itself; a code of the shopper's own choice stays.
          if (isStudent(account) && account.defaultPromoCode && !cart.getSnapshot().context.cart.promoCode.code) {
            cart.send({ type: 'promoCode.set', code: account.defaultPromoCode });
          }
        },
        onForgotten: () => {
          writeStoredRoot({ auth: { _id: null, email: null } });
          router.options.context.queryClient.removeQueries({ predicate: isOfAccount });
        },
      });
      followSession(router);
      followLinks(router);
    },
  };
}

const here = () => window.location.pathname + window.location.search;

/** Queries about one account carry `meta: { tag: 'Account' }`. Spec §4. */
const isOfAccount = (query: { meta?: Record<string, unknown> | undefined }) => query.meta?.['tag'] === 'Account';

/** Who is shopping decides the price; a session that was refused leads to the logout page and back. Spec §4, §8. */
function followSession(router: AppRouter): void {
  let wasSignedIn = false;
  session.subscribe((snapshot) => {
    const isSignedIn = snapshot.hasTag('signedIn');
    if (isSignedIn !== wasSignedIn) cart.send({ type: 'session.changed' });
    wasSignedIn = isSignedIn;
    if (snapshot.value !== 'expired' || isExemptFromRedirect(window.location.pathname)) return;
    void router.navigate({ href: logoutPath(snapshot.context.redirectPath ?? here()) });
  });
}

/** A code in the address is applied, then removed from the address. Spec §2. */
function followLinks(router: AppRouter): void {
  const apply = () => {
    const search = applyPromoLink(window.location.search);
    if (search === null) return;
    void router.navigate({ href: window.location.pathname + search + window.location.hash, replace: true });
  };
  router.subscribe('onResolved', apply);
  apply();
}
