import { type Locale, type Localized, inLocale, pathIn } from '../../../domain/locale/index.ts';
import { Notice } from '../../components/notice.tsx';

/** Not in the catalogues: only the server says it, and no browser needs to load it. */
const words: Localized<{ why: string; packets: string; cart: string }> = {
  tr: {
    why: 'Bu sayfa için tarayıcında JavaScript açık olmalı. Mağaza, hazır paketler ve sepetin onsuz da çalışır:',
    packets: 'Hazır paketlere bak',
    cart: 'Sepete git',
  },
  en: {
    why: 'This page needs JavaScript, which is off in your browser. The store, ready-made boxes and your cart work without it:',
    packets: 'See ready-made boxes',
    cart: 'Go to the cart',
  },
};

/** What a browser without scripts is told on a page that is no use without them. For the server alone. */
export function WithoutScripts({ locale }: { locale: Locale }) {
  const { why, packets, cart } = inLocale(words, locale);
  return (
    <noscript>
      <Notice
        tone="warning"
        css={{ borderRadius: 0, justifyContent: 'center', '& a': { textDecoration: 'underline' } }}
      >
        {why} <a href={pathIn(locale, '/packets')}>{packets}</a> · <a href={pathIn(locale, '/cart')}>{cart}</a>
      </Notice>
    </noscript>
  );
}
