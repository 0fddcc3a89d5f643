import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type CartItem, cartItemKey, lineTotal, subscriptionsFirst } from '../../../../domain/cart/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import { sum } from '../../../../domain/money/index.ts';
import type { Quote, QuoteLine } from '../../../../machines/checkout/index.ts';
import { TextButton, TextLink } from '../../../components/basics/app-link.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { BagIcon, ChevronDownIcon } from '../../../components/basics/icons.tsx';
import { MoneySummary, savedRow } from '../../../components/payment/money-summary.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LinePicture } from '../../../components/pictures/picture.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { useWayWords } from '../../../components/words/use-way-words.ts';
import { Fold, Folded, Lines, Summary } from './checkout.styles.ts';
import type { CheckoutScreenProps } from './checkout.types.ts';
import { priceOf } from './state-of.ts';

/** The quote's lines; the cart's own where there is none. */
function linesOf(quote: Quote | null, items: readonly CartItem[]): readonly QuoteLine[] {
  return (
    quote?.lines ??
    subscriptionsFirst(items).map((item) => ({
      id: cartItemKey(item),
      slug: item.data.slug,
      type: item.type,
      name: item.data.name,
      quantity: item.quantity,
      purchaseType: item.purchaseType,
      total: lineTotal(item),
    }))
  );
}

type OrderSummaryProps = Pick<CheckoutScreenProps, 'snapshot' | 'send' | 'balance' | 'boxOffer'>;

/** The payments that follow today's, for the pay button. Spec §4. */
export function LaterPayments({ snapshot }: Pick<CheckoutScreenProps, 'snapshot'>) {
  const quote = priceOf(snapshot);
  if (!quote) return null;
  const later = sum(quote.lines.flatMap(({ purchaseType, total }) => (purchaseType === 'subscription' ? total : [])));
  if (later === 0) return null;
  return (
    <Text size="small" css={{ textAlign: 'center' }}>
      <Trans>
        Sonra 8 haftada bir <Price amount={later} />. Dilediğin an bitirebilirsin.
      </Trans>{' '}
      {quote.promoDiscount > 0 && <Trans>Kod yalnızca bu siparişte geçer.</Trans>}
    </Text>
  );
}

/**
 * What is being bought and for how much: beside the form, on a phone folded above it. What the shopper decides here, and
 * what went wrong, is never folded.
 */
export function OrderSummary({ snapshot, send, balance, boxOffer }: OrderSummaryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { useAccountBalance, promoCode, items } = snapshot.context;
  const quote = priceOf(snapshot);
  const ways = useWayWords();
  const lines = linesOf(quote, items);
  const total = quote?.chargedAmount ?? sum(lines.map((line) => line.total));
  const [isOpen, setOpen] = useState(false);
  const foldId = useId();
  const rows = quote
    ? [
        { key: 'subtotal', label: <Trans>Ara toplam</Trans>, amount: <Price amount={quote.subtotal} /> },
        ...(quote.promoDiscount > 0 ? [savedRow('promo', promoCode ?? t`Kod indirimi`, quote.promoDiscount)] : []),
        {
          key: 'shipping',
          label: <Trans>Kargo</Trans>,
          amount: quote.shipping > 0 ? <Price amount={quote.shipping} /> : <b>{t`Bizden`}</b>,
        },
        ...(quote.balanceUsed > 0 ? [savedRow('balance', t`Hesap bakiyen`, quote.balanceUsed)] : []),
      ]
    : [];
  return (
    <Summary as="aside" aria-labelledby="order-summary" aria-busy={snapshot.matches({ filling: 'quoting' })}>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${foldId}-lines ${foldId}-sums`}
        onClick={() => setOpen(!isOpen)}
      >
        <BagIcon />
        <span>
          <Plural value={lines.length} one="# ürün" other="# ürün" />
          <ChevronDownIcon />
        </span>
        <Price amount={total} />
      </Fold>
      <Folded id={`${foldId}-lines`} open={isOpen}>
        <Row between>
          <h2 id="order-summary">
            <Trans>Siparişin</Trans>
          </h2>
          <TextLink href="/cart">
            <Trans>Sepeti düzenle</Trans>
          </TextLink>
        </Row>
        <Lines>
          {lines.map((line) => {
            const name = inLocale(line.name, locale);
            return (
              <li key={`${line.id} ${line.purchaseType}`}>
                <div>
                  <LinePicture type={line.type} slug={line.slug} width={56} />
                </div>
                <span>
                  <b>{line.quantity > 1 ? `${name} × ${line.quantity}` : name}</b>
                  <small>{ways[line.purchaseType]}</small>
                </span>
                <Price amount={line.total} />
              </li>
            );
          })}
        </Lines>
      </Folded>
      {boxOffer}
      {balance > 0 && (
        <CheckBox checked={useAccountBalance} onCheckedChange={(use) => send({ type: 'balance.use', use })}>
          <Trans>
            Hesabımdaki <Price amount={balance} /> bakiyeyi kullan
          </Trans>
        </CheckBox>
      )}
      {snapshot.matches({ filling: 'quoteFailed' }) && (
        <Notice tone="warning" role="alert">
          <b>{t`Tutarı hesaplayamadık.`}</b>
          {t`Yazdıkların duruyor.`}{' '}
          <TextButton type="button" onClick={() => send({ type: 'quote.retry' })}>{t`Yeniden dene`}</TextButton>
        </Notice>
      )}
      <Folded id={`${foldId}-sums`} open={isOpen}>
        <MoneySummary
          rows={rows}
          total={{
            label: <Trans>Bugün ödenecek</Trans>,
            detail: quote ? <Trans>KDV dâhil</Trans> : <Trans>hesaplanıyor</Trans>,
            amount: <Price amount={total} size="large" />,
          }}
        />
      </Folded>
    </Summary>
  );
}
