import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { cartItemKey, cartTotals } from '../../../../domain/cart/index.ts';
import type { CartEvent, cartMachine } from '../../../../machines/cart/index.ts';
import type { PromoCodeEvent, promoCodeMachine } from '../../../../machines/promo-code/index.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { BottomBar } from '../../../components/catalogue/bottom-bar.tsx';
import { BoxPanel } from '../../../components/catalogue/box-panel.tsx';
import { ButtonLink } from '../../../components/basics/button.tsx';
import { CalendarIcon } from '../../../components/basics/icons.tsx';
import { type MoneyRow, MoneySummary, savedRow } from '../../../components/payment/money-summary.tsx';
import { Part } from '../../../components/feedback/part.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { Later, Said } from './cart.styles.ts';
import { PromoField } from '../../promo-code/promo-field.tsx';

export interface CartTotalsProps {
  snapshot: SnapshotFrom<typeof cartMachine>;
  send: (event: CartEvent) => void;
  promo: SnapshotFrom<typeof promoCodeMachine>;
  sendPromo: (event: PromoCodeEvent) => void;
  isSignedIn: boolean;
}

/** The cart's total: first from the prices in the cart, then from the server's answer. */
export function CartTotals({ snapshot, send, promo, sendPromo, isSignedIn }: CartTotalsProps) {
  const { t } = useLingui();
  const { cart, calculation } = snapshot.context;
  // An answer to an older cart is never shown: the prices in the cart are shown until the newest is priced.
  const newest = snapshot.hasTag('priced') ? calculation : null;
  const price = newest?.price ?? null;
  const refused = new Set(newest?.unavailable.map(({ key }) => key));
  const local = cartTotals({ ...cart, items: cart.items.filter((item) => !refused.has(cartItemKey(item))) });
  const hasCode = cart.promoCode.code !== null && cart.promoCode.error === null;
  const isBlocked = refused.size > 0;
  const rows: MoneyRow[] = [
    { key: 'gross', label: <Trans>Ara toplam</Trans>, amount: <Price amount={price?.gross ?? local.total} /> },
  ];
  if (price && price.promoDiscount > 0)
    rows.push(savedRow('promo', cart.promoCode.code ?? t`Kod indirimi`, price.promoDiscount));
  else if (hasCode && !price)
    rows.push({
      key: 'promo',
      label: cart.promoCode.code,
      amount: snapshot.hasTag('busy') ? t`hesaplanıyor` : t`bağlanınca`,
    });
  rows.push({
    key: 'shipping',
    label: <Trans>Kargo</Trans>,
    amount: price ? price.shipping > 0 ? <Price amount={price.shipping} /> : <b>{t`Bizden`}</b> : '…',
  });

  return (
    <BoxPanel as="section" aria-label={t`Sepet özeti`}>
      <Part>
        <PromoField promo={promo} send={sendPromo} isPriced={price !== null} />
      </Part>
      <div>
        <PriceErrors snapshot={snapshot} send={send} />
        {(local.total > 0 || !isBlocked) && (
          <MoneySummary
            rows={rows}
            total={{
              label: <Trans>Bugün ödenecek</Trans>,
              detail: <Trans>KDV dâhil</Trans>,
              amount: <Price amount={price?.charged ?? local.total} size="large" />,
            }}
          />
        )}
      </div>
      {local.subscription > 0 && (
        <Later>
          <CalendarIcon />
          <span>
            <Trans>
              Sonra 8 haftada bir <Price amount={local.subscription} />. Dilediğin an bitirebilirsin.
            </Trans>{' '}
            {hasCode && <Trans>Kod yalnızca bu siparişte geçer.</Trans>}
          </span>
        </Later>
      )}
      {isBlocked ? (
        <Notice tone="warning">
          <Trans>Sepetindeki bir ürün şu hâliyle alınamıyor. Onu düzeltince ödemeye geçebilirsin.</Trans>
        </Notice>
      ) : (
        <>
          {/* On a phone the bottom bar has this link. */}
          <ButtonLink look="main" wide href="/checkout" css={{ '@upToMd': { display: 'none' } }}>
            <Trans>Ödemeye geç</Trans>
          </ButtonLink>
          <BottomBar
            price={
              <>
                <Price amount={price?.charged ?? local.total} size="body" />
                <small>
                  {local.subscription > 0 ? (
                    <Trans>
                      sonra 8 haftada bir <Price amount={local.subscription} />
                    </Trans>
                  ) : (
                    <Trans>KDV dâhil</Trans>
                  )}
                </small>
              </>
            }
          >
            <ButtonLink look="main" href="/checkout">
              <Trans>Ödemeye geç</Trans>
            </ButtonLink>
          </BottomBar>
        </>
      )}
      {!isSignedIn && (
        <Text size="small" quiet>
          <Trans>Ödemeden önce giriş yapacak ya da üye olacaksın. Sepetin seninle gelir.</Trans>
        </Text>
      )}
    </BoxPanel>
  );
}

/** Why the server's total is missing, with a retry. Empty without an error. */
function PriceErrors({ snapshot, send }: Pick<CartTotalsProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { calculation } = snapshot.value;
  const retry = snapshot.can({ type: 'calculation.retry' }) && (
    <div>
      <TextButton type="button" onClick={() => send({ type: 'calculation.retry' })}>{t`Yeniden sor`}</TextButton>
    </div>
  );
  const words: Partial<Record<typeof calculation, ReactNode>> = {
    offline: t`İnternet yok. Tutar, sepetindeki fiyatlarla hesaplandı; bağlanınca kesinleşir.`,
    timedOut: t`Fiyatı soralı çok oldu, yanıt gelmedi. Tutar, sepetindeki fiyatlarla hesaplandı.`,
    failed: t`Güncel fiyatı alamadık. Tutar, sepetindeki fiyatlarla hesaplandı.`,
  };
  const text = words[calculation];
  return (
    <Said aria-live="polite">
      {snapshot.context.isMiscalculated ? (
        <Notice tone="warning" data-notice="miscalculation">
          <b>{t`Fiyatlar değişmiş.`}</b>
          {t`Sen bakarken bir fiyat güncellendi. Ödemeden önce yeni tutarı göreceksin.`}
          {retry}
        </Notice>
      ) : (
        text && (
          <Notice tone="warning" data-notice={calculation}>
            {text}
            {retry}
          </Notice>
        )
      )}
    </Said>
  );
}
