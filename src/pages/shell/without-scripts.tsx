import { type Locale, type Localized, inLocale, pathIn } from '../../../domain/locale/index.ts';
import { Notice } from '../../components/feedback/notice.tsx';

interface Words {
  page: string;
  cart: string;
  packets: string;
  store: string;
}

/** Not in the catalogues: only the server renders it, and no browser needs to load it. */
const words: Localized<Words> = {
  tr: {
    page: 'Bu sayfa için tarayıcında JavaScript açık olmalı. Mağazaya ve hazır paketlere onsuz da bakabilir, sepetine ekleyebilirsin:',
    cart: 'Sepetini görmek ve ödemek için tarayıcında JavaScript açık olmalı. Eklediklerin bir gün boyunca duruyor; açınca burada olurlar:',
    packets: 'Hazır paketlere bak',
    store: 'Mağazaya git',
  },
  en: {
    page: 'This page needs JavaScript, which is off in your browser. Without it you can still browse the store and ready-made boxes and add to your cart:',
    cart: 'To see your cart and pay you need JavaScript, which is off in your browser. What you added is kept for a day and will be here once it is on:',
    packets: 'See ready-made boxes',
    store: 'Go to the store',
  },
};

/** Message on a page that does not work without scripts. Rendered on the server only. */
export function WithoutScripts({ locale, about }: { locale: Locale; about: 'page' | 'cart' }) {
  const { packets, store, ...why } = inLocale(words, locale);
  return (
    <noscript>
      <Notice
        tone="warning"
        css={{ borderRadius: 0, justifyContent: 'center', '& a': { textDecoration: 'underline' } }}
      >
        {why[about]} <a href={pathIn(locale, '/packets')}>{packets}</a> · <a href={pathIn(locale, '/store')}>{store}</a>
      </Notice>
    </noscript>
  );
}
