import type { RegisteredRouter } from '@tanstack/react-router';
import { localeOfPath } from '../../domain/locale/index.ts';
import { PROMO_LINK_PARAMETERS, type PromoError, readPromoLink, withoutPromoLink } from '../../domain/promo/index.ts';
import { cart, isRootKept, takeEarlySteps } from '../alive/index.ts';
import { type Api, createApi } from '../services/http/index.ts';
import { startCartFlow } from '../flows/cart/cart.services.ts';
import { watchErrors } from '../measurement/errors/error-report.ts';
import { attachPromoCodePorts } from '../flows/promo-code/promo-ports.ts';
import { loadSession } from '../flows/session/load-session.ts';
import { measureFlow, startMeasuring } from '../measurement/measure.ts';
import { mayMeasure } from '../measurement/measuring.ts';
import { attachSessionPorts } from '../flows/session/session-ports.ts';
import { isExemptFromRedirect, logoutPath } from '../flows/session/session-redirect.ts';
import { currentVisit } from '../measurement/visit/visit-record.ts';
import { readToken } from '../base/visitor/session-token.ts';
import { hasSession } from '../base/visitor/signed-in.ts';
import { showPromoLink, showLost, showUnkept } from '../base/snackbar.ts';

interface ComposedApp {
  api: Api;
  /** Connects the app-level actors to the router, once the page is hydrated. */
  follow: (router: RegisteredRouter) => void;
}

const here = () => window.location.pathname + window.location.search;

/** Gives the app-level actors (cart, session) their network and starts them. Call it once, in a browser. */
export function composeApp(settings: { apiBase: string }): ComposedApp {
  const api = createApi({
    baseUrl: settings.apiBase,
    language: () => localeOfPath(window.location.pathname),
    regionId: 'TR',
    token: () => readToken()?.token ?? null,
    visit: currentVisit,
    onUnauthorized: async () => {
      // Spec §8: on these pages a 401 does not end the visit; the flow handles it.
      if (isExemptFromRedirect(window.location.pathname)) return;
      const path = here();
      await loadSession().then((session) => session.send({ type: 'session.refused', path }), showLost);
    },
  });
  watchErrors();
  attachPromoCodePorts({ api, reportRefusal: (refusal) => void reportRefusal(api, refusal) });
  startCartFlow(api);
  let lead: (router: RegisteredRouter) => void;
  const leading = new Promise<RegisteredRouter>((resolve) => (lead = resolve));
  const navigate = async (href: string) => (await leading).navigate({ href });
  // Before the code of any page is loaded: a page of the account starts the session.
  attachSessionPorts({
    api,
    loadPromoCode,
    onExpired: (place) => {
      // Spec §4, §8: to the logout page, and back to the page that was open.
      if (!isExemptFromRedirect(window.location.pathname)) void navigate(logoutPath(place ?? here()));
    },
  });

  return {
    api,
    follow: (router) => {
      startMeasuring(api, {
        subscribe: (news, listener) => router.subscribe(news, listener),
        page: () => router.state.matches.at(-1)!.fullPath.replace('/{-$locale}', '') || '/',
      });
      measureFlow(cart, takeEarlySteps());
      lead(router);
      if (hasSession()) void loadSession();
      watchKeeping();
      followLinks(router);
    },
  };
}

/** Shows once per page that the cart is not stored, as soon as it has lines. */
function watchKeeping(): void {
  const watch = () => {
    const { context, value } = cart.getSnapshot();
    if (context.cart.items.length === 0 || (value.storage !== 'unreadable' && isRootKept())) return;
    watching.unsubscribe();
    showUnkept();
  };
  const watching = cart.subscribe(watch);
  watch();
}

async function openLink(code: string): Promise<void> {
  const { openPromoLink } = await loadPromoCode();
  const answer = await openPromoLink(code);
  if (answer) showPromoLink(answer);
}

/** A code in the address is decided on, then removed from the address. Spec §2. */
function followLinks(router: RegisteredRouter): void {
  const forgetLink = () => {
    const rest = withoutPromoLink(new URLSearchParams(window.location.search));
    const search = rest.size === 0 ? '' : `?${rest}`;
    void router.navigate({ href: window.location.pathname + search + window.location.hash, replace: true });
  };
  attachPromoCodePorts({ forgetLink });
  const read = () => {
    const search = new URLSearchParams(window.location.search);
    if (!PROMO_LINK_PARAMETERS.some((name) => search.has(name))) return;
    const code = readPromoLink(search);
    if (code === null) forgetLink();
    else openLink(code).catch(showLost);
  };
  router.subscribe('onResolved', read);
  read();
}

/** Spec §8: to analytics, which only runs with the visitor's consent. */
async function reportRefusal(api: Api, refusal: PromoError): Promise<void> {
  if (!mayMeasure()) return;
  const { reportPromoRefusal } = await import('../measurement/flow-measure.ts');
  await reportPromoRefusal(api, refusal);
}

const loadPromoCode = () => import('../flows/promo-code/promo-code.ts');
