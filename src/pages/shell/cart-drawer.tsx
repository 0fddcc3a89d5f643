import type { ComponentType } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CartItem,
  cartItemKey,
  cartTotals,
  lineTotal,
  QUANTITY_LIMIT,
  subscriptionsFirst,
} from '../../../domain/cart/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { cart, useCart } from '../../alive/index.ts';
import { AppLink } from '../../components/basics/app-link.tsx';
import { ButtonLink, QuietButton, quietButtonLook } from '../../components/basics/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { EditIcon, TrashIcon } from '../../components/basics/icons.tsx';
import { LineItem, LineItems, linePath } from '../../components/payment/line-item.tsx';
import { Drawer } from '../../components/dialogs/modal.tsx';
import { MoneySummary, savedRow } from '../../components/payment/money-summary.tsx';
import { LinePicture } from '../../components/pictures/picture.tsx';
import { contentsOfLine } from '../../components/catalogue/packets/packet-contents.ts';
import { Price } from '../../components/payment/price.tsx';
import { PriceChanges } from '../../components/payment/price-changes.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Stepper } from '../../components/fields/stepper.tsx';
import type { CartPartProps } from '../../flows/cart/cart.types.ts';
import { styled } from '../../theme/stitches.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { useWayWords } from '../../components/words/use-way-words.ts';

const Edit = styled(AppLink, quietButtonLook);

/** Keeps the footer at 110 px, to leave the sheet to the lines. */
const Sums = styled('div', {
  '@upToMd': { '& dt': { flex: 'auto' }, '& dt small': { fontSize: '$micro' } },
});
const Ways = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 auto', paddingInline: '.9em' },
  '& > :last-child': { flexGrow: 2 },
});

interface CartDrawerProps {
  Part: ComponentType<CartPartProps>;
  onClose: () => void;
}

/** The cart, from any page: view and change it, go on to the checkout. Loaded when it is first opened. */
export function CartDrawer({ Part, onClose }: CartDrawerProps) {
  const { t } = useLingui();
  const snapshot = useCart((current) => current);
  const { context } = snapshot;
  const { items } = context.cart;
  // Prices of an older cart are never shown: the sum of the prices in the cart is shown until the answer has arrived.
  const calculation = snapshot.hasTag('priced') ? context.calculation : null;
  const { total: localTotal, subscription: later } = cartTotals(context.cart);
  const total = calculation?.price.charged ?? localTotal;
  const laterPrice = <Price amount={later} />;

  if (items.length === 0) {
    return (
      <Drawer open onClose={onClose} title={<Trans>Sepetin</Trans>} state="empty">
        <Part of="payment" onLeave={onClose} />
        <EmptyState
          title={<Trans>Sepetin şimdilik boş.</Trans>}
          action={
            <ButtonLink look="main" href="/store" onClick={onClose}>
              {t`Mağazaya bak`}
            </ButtonLink>
          }
        >
          <Trans>Ne alacağından emin değilsen hazır paketlerle başlamak kolay.</Trans>
        </EmptyState>
        {context.removed.length > 0 && <RestoreButton />}
      </Drawer>
    );
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={<Trans>Sepetin</Trans>}
      state={snapshot.hasTag('busy') ? 'busy' : 'ready'}
      footer={
        <>
          <Sums>
            <MoneySummary
              rows={
                calculation && calculation.price.promoDiscount > 0
                  ? [savedRow('promo', <Trans>Kod indirimi</Trans>, calculation.price.promoDiscount)]
                  : []
              }
              total={{
                label: <Trans>Toplam</Trans>,
                detail: later > 0 ? <Trans>sonra 8 haftada bir {laterPrice}</Trans> : <Trans>KDV dâhil</Trans>,
                amount: <Price amount={total} size="body" />,
              }}
            />
          </Sums>
          <Ways>
            <ButtonLink href="/cart" onClick={onClose}>
              {t`Sepete git`}
            </ButtonLink>
            <ButtonLink look="main" href="/checkout" onClick={onClose}>
              {t`Ödemeye geç`}
            </ButtonLink>
          </Ways>
        </>
      }
    >
      <Stack>
        <Part of="payment" onLeave={onClose} />
        {context.removed.length > 0 && <RestoreButton />}
        <div>
          <PriceChanges items={items} />
          <LineItems>
            {subscriptionsFirst(items).map((item) => (
              <DrawerLine key={cartItemKey(item)} item={item} onLeave={onClose} />
            ))}
          </LineItems>
        </div>
        <Part of="code" onLeave={onClose} />
      </Stack>
    </Drawer>
  );
}

function RestoreButton() {
  const { t } = useLingui();
  return <QuietButton onClick={() => cart.send({ type: 'line.restore' })}>{t`Son çıkardığımı geri koy`}</QuietButton>;
}

function DrawerLine({ item, onLeave }: { item: CartItem; onLeave: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const key = cartItemKey(item);
  const name = inLocale(item.data.name, locale);
  const contents = contentsOfLine({ type: item.type, slug: item.data.slug }, locale);
  const ways = useWayWords();
  return (
    <LineItem
      picture={<LinePicture type={item.type} slug={item.data.slug} width={84} />}
      name={name}
      href={linePath({ type: item.type, slug: item.data.slug })}
      onLeave={onLeave}
      price={<Price amount={lineTotal(item)} />}
      actions={
        <>
          {item.isQuantifiable ? (
            <Stepper
              label={t`${name}: adet`}
              value={item.quantity}
              min={1}
              max={QUANTITY_LIMIT}
              onChange={(quantity) => cart.send({ type: 'line.setQuantity', key, quantity })}
            />
          ) : (
            <Edit
              href={`/custom-packet?replace=${encodeURIComponent(key)}`}
              aria-label={t`${name}: düzenle`}
              onClick={onLeave}
            >
              <EditIcon />
              <Trans>Düzenle</Trans>
            </Edit>
          )}
          <QuietButton aria-label={t`${name}: çıkar`} onClick={() => cart.send({ type: 'line.remove', key })}>
            <TrashIcon />
            <Trans>Çıkar</Trans>
          </QuietButton>
        </>
      }
    >
      {contents && <p>{contents}</p>}
      <p>{ways[item.purchaseType]}</p>
    </LineItem>
  );
}
