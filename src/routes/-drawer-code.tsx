import { use } from 'react';
import { useLocale } from '../components/use-locale.ts';
import { useRouter } from '@tanstack/react-router';
import { loadMessages } from '../i18n/i18n.ts';
import { useCart } from '../alive/index.ts';
import { PromoField } from '../screens/cart/promo-field.tsx';
import { promoCode, usePromoCode } from '../wiring/promo-code.ts';

const asked = new Map<string, Promise<void>>();

/** The cart's code in the drawer: its words and its flow come with it, when the drawer is first opened. */
export default function DrawerCode() {
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const words = asked.get(locale) ?? loadMessages(texts[locale], locale, 'cart');
  asked.set(locale, words);
  use(words);
  const isPriced = useCart((snapshot) => snapshot.hasTag('priced'));
  return <PromoField promo={usePromoCode()} send={(event) => promoCode.send(event)} isPriced={isPriced} />;
}
