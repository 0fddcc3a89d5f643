import { I18nProvider } from '@lingui/react';
import {
  type ErrorComponentProps,
  Outlet,
  rootRouteId,
  Scripts,
  useMatches,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { type Locale, localeOfPath } from '../../domain/locale/index.ts';
import { Head } from '../pages/shell/head/head.tsx';
import { useLate } from '../components/hooks/use-late.ts';
import type { CartPartProps } from '../flows/cart/cart.types.ts';
import type { Api } from '../services/http/index.ts';
import { Shell } from '../pages/shell/index.ts';
import { globalStyles } from '../theme/global.ts';
import { keepConsent, useConsent } from '../measurement/visit/consent.ts';
import { mayBeOpen } from '../flows/open-payment/hint-record.ts';
import { measureDrawer } from '../measurement/measure.ts';
import { useSignedIn } from '../base/visitor/signed-in.ts';
import { ErrorPage } from '../pages/shell/error-page.tsx';
import { useLatePart } from '../base/use-late-part.ts';
import { WithoutScripts } from '../pages/shell/without-scripts.tsx';
import { closeSnackbar, showLost, useSnackbar } from '../base/snackbar.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * `now`: the page does not work before React; the early script loads the app at once instead of when idle.
     * `withLines`: as `now`, if the cart has lines.
     */
    app?: 'now' | 'withLines';
    /** The page's frame (src/pages/shell/shell.tsx); `full` by default. */
    frame?: 'account' | 'slim' | 'offer';
    /** On the server: source files that the page loads before it can be shown. The document names their files. */
    modules?: (locale: Locale) => Promise<readonly string[]>;
    /** In a browser: reads the page's private data from when the app starts, before the page is hydrated. */
    readAhead?: (api: Api) => Promise<void>;
  }
}

/** The whole document: every page of the shop is inside this frame, the error and 404 pages too. */
export function RootDocument() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

/** Even the root can fail: its texts could not be loaded. */
export function RootErrorDocument(props: ErrorComponentProps) {
  return (
    <Document>
      <ErrorPage {...props} />
    </Document>
  );
}

/** Language of the shown page; while a new page is loading it can differ from the URL's. */
function useShownLocale() {
  const { latestLocation } = useRouter();
  const locale = useMatches({ select: ([root]) => (root?.routeId === rootRouteId ? root.context.locale : undefined) });
  return locale ?? localeOfPath(latestLocation.pathname);
}

const loadCartPart = () => import('../flows/cart/cart-part-host.tsx');

function LateCartPart(props: CartPartProps) {
  const late = useLatePart('cart', loadCartPart, true, showLost);
  return late && <late.CartPart {...props} />;
}

const loadSearch = () => import('../flows/search/search-host.tsx');

/** Must be rendered inside the provider of texts. `onClose` must stay the same between renders. */
function LateSearch({ onClose }: { onClose: () => void }) {
  const lose = useCallback(() => {
    onClose();
    showLost();
  }, [onClose]);
  const late = useLatePart('search', loadSearch, true, lose);
  return late && <late.SearchDialog onClose={onClose} />;
}

const loadParts = () => import('./late-parts.tsx');
const askLater = () => {};

function ForReturning({ isSignedIn }: { isSignedIn: boolean }) {
  const late = useLate(loadParts, isSignedIn || mayBeOpen(), askLater);
  return late && <late.LateParts />;
}

function Document({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) globalStyles();
  const locale = useShownLocale();
  const { texts } = useRouter().options.context;
  const app = useMatches({ select: (matches) => matches.find((match) => match.staticData.app)?.staticData.app });
  const frame = useMatches({ select: (matches) => matches.find((match) => match.staticData.frame)?.staticData.frame });
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).href });
  const isSignedIn = useSignedIn();
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  const [isSearching, setSearching] = useState(false);
  const closeSearch = useCallback(() => setSearching(false), []);
  return (
    <html lang={locale} data-app={app} suppressHydrationWarning>
      <head>
        <Head />
        <meta name="theme-color" content="#fff9f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#190f1d" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {import.meta.env.SSR && app && <WithoutScripts locale={locale} about={app === 'now' ? 'page' : 'cart'} />}
        <I18nProvider i18n={texts[locale]}>
          <Shell
            frame={frame ?? 'full'}
            path={path}
            isLoading={isLoading}
            isSignedIn={isSignedIn}
            consent={useConsent()}
            onConsent={keepConsent}
            note={useSnackbar()}
            onNoteClosed={closeSnackbar}
            onLost={showLost}
            payment={<ForReturning isSignedIn={isSignedIn} />}
            CartPart={LateCartPart}
            onCart={measureDrawer}
            onSearch={() => setSearching(true)}
          >
            {children}
          </Shell>
          {isSearching && <LateSearch onClose={closeSearch} />}
        </I18nProvider>
        {/* The router's data, which the server moves into a file of its own. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}
