import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ConsentChoices } from '../../../domain/consent/index.ts';
import { Live, needsAppOffline, useCart, whenIdle } from '../../alive/index.ts';
import { Footer } from '../../components/shell/footer.tsx';
import { Header, SlimHeader } from '../../components/shell/header.tsx';
import { OfflineBanner } from '../../components/feedback/offline-banner.tsx';
import { Part } from '../../components/feedback/part.tsx';
import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import { SkipLink } from '../../components/shell/skip-link.tsx';
import { useLate } from '../../components/hooks/use-late.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import type { CartPartProps } from '../../flows/cart/cart.types.ts';
import { CartAnnouncer } from './cart-announcer.tsx';
import { CookieConsent } from './cookie-consent.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { shellStyles } from './shell.styles.ts';
import { type Note, ShellSnackbar } from './shell-snackbar.tsx';

const loadDrawer = () => import('./cart-drawer.tsx');

export interface ShellProps {
  /**
   * `account`: with a slim footer. `slim`: the checkout's frame, whose header leads nowhere else. `offer`: the same without
   * the checkout's steps, and without a footer.
   */
  frame: 'full' | 'account' | 'slim' | 'offer';
  /** Current path with its query. */
  path: string;
  /** A navigation is running. */
  isLoading: boolean;
  isSignedIn: boolean;
  /** Undefined before the cookie is read, null before a choice. */
  consent: ConsentChoices | null | undefined;
  onConsent: (choices: ConsentChoices) => void;
  note: Note | null;
  onNoteClosed: () => void;
  /** A part of the page could not be loaded: shows a message. */
  onLost: () => void;
  payment: ReactNode;
  CartPart: ComponentType<CartPartProps>;
  /** The cart drawer is opened. */
  onCart: () => void;
  onSearch: () => void;
  children: ReactNode;
}

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Loads the drawer once the cart has lines, so that it opens offline. Not in Shell, which would render again. */
function DrawerAhead() {
  const hasLines = useCart(({ context }) => context.cart.items.length > 0);
  useEffect(() => {
    if (hasLines) whenIdle(() => void loadDrawer().catch(() => {}));
  }, [hasLines]);
  return null;
}

/** The frame of every page. A screen is rendered inside <main> and begins with its <h1>. Spec §2. */
export function Shell(props: ShellProps) {
  const { frame, path, isLoading, isSignedIn, consent, onConsent, note, onNoteClosed, onLost, children } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const [isCartOpen, setCartOpen] = useState(false);
  const [isChoosingCookies, setChoosingCookies] = useState(false);
  const loseCart = useCallback(() => {
    setCartOpen(false);
    onLost();
  }, [onLost]);
  const drawer = useLate(loadDrawer, isCartOpen, loseCart);
  const hasDrawer = frame === 'full' || frame === 'account';
  if (import.meta.env.SSR) shellStyles();

  const openCart = (event: MouseEvent) => {
    // On the cart page, and with a modifier key, the link is followed as usual.
    if (!isPlainClick(event) || /^(\/en)?\/cart(\?|$)/.test(path)) return;
    event.preventDefault();
    setCartOpen(true);
    props.onCart();
  };

  const openSearch = (event: MouseEvent) => {
    if (!isPlainClick(event) || /^(\/en)?\/search(\?|$)/.test(path)) return;
    event.preventDefault();
    props.onSearch();
  };

  return (
    <>
      <SkipLink />
      <ProgressBar active={isLoading} />
      {hasDrawer ? (
        <Header
          path={path}
          cartCount={<Live name="count" locale={locale} />}
          cartProps={{ ...needsAppOffline, onClick: openCart }}
          searchProps={{ onClick: openSearch }}
          account={isSignedIn ? { href: '/account', label: t`Hesabım` } : { href: '/auth/login', label: t`Giriş yap` }}
        >
          <OfflineBanner />
          <Part>{props.payment}</Part>
        </Header>
      ) : (
        <SlimHeader path={frame === 'offer' ? path : undefined}>
          <OfflineBanner />
        </SlimHeader>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {frame !== 'offer' && <Footer slim={frame !== 'full'} onCookieChoices={() => setChoosingCookies(true)} />}
      {hasDrawer && <DrawerAhead />}
      <CartAnnouncer locale={locale} />
      <PageAnnouncer path={path} />
      <CookieConsent
        consent={consent}
        onConsent={onConsent}
        isChoosing={isChoosingCookies}
        onChoosing={setChoosingCookies}
        onLost={onLost}
      />
      <ShellSnackbar note={note} onClose={onNoteClosed} />
      {isCartOpen && drawer && <drawer.CartDrawer Part={props.CartPart} onClose={() => setCartOpen(false)} />}
    </>
  );
}
