import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type CartItem, cartItemKey, countItems } from '../../../domain/cart/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { secondDelivery } from '../../../domain/subscription/index.ts';
import type { CartEvent, cartMachine, NewLine } from '../../../machines/cart/index.ts';
import type { PromoCodeEvent, promoCodeMachine } from '../../../machines/promo-code/index.ts';
import { Button, ButtonLink, QuietButton } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { SplitGrid } from '../../components/basics/grid.tsx';
import { LineItems } from '../../components/payment/line-item.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Part } from '../../components/feedback/part.tsx';
import { PriceChanges } from '../../components/payment/price-changes.tsx';
import { Skeleton, TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useDays } from '../../components/words/use-days.ts';
import { useHandedFocus } from '../../components/hooks/use-handed-focus.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { CartLine, type CartLineProps } from './lines/cart-line.tsx';
import { CartTotals } from './lines/cart-totals.tsx';
import { Group, Head, WhenEmpty, WhileUnknown } from './lines/cart.styles.ts';
import { DonationOffer } from './lines/donation-offer.tsx';

export interface CartScreenProps {
  snapshot: SnapshotFrom<typeof cartMachine>;
  send: (event: CartEvent) => void;
  promo: SnapshotFrom<typeof promoCodeMachine>;
  sendPromo: (event: PromoCodeEvent) => void;
  isSignedIn: boolean;
  /** The item offered as a donation; null when it is not available. */
  donation: NewLine['item'] | null;
  /** Offer to add the subscription lines to an existing subscription; null without one. */
  boxOffer?: ReactNode;
  /** Epoch milliseconds, asked when a date or a new line needs it. */
  now: () => number;
}

/** The whole cart: what is in it, what it costs, and the way on. */
export function CartScreen(props: CartScreenProps) {
  const { snapshot } = props;
  const isHydrating = snapshot.matches({ storage: 'hydrating' });
  const isEmpty = snapshot.context.cart.items.length === 0;
  const shown = isHydrating && isEmpty ? 'hydrating' : isEmpty ? 'empty' : 'filled';
  const page = useFocusThatStays(snapshot.context.announcement);
  return (
    <Container ref={page} data-state={shown} data-price={snapshot.value.calculation} css={{ paddingBlock: '1rem $8' }}>
      {shown !== 'filled' && (
        <WhenEmpty isKnown={shown === 'empty'}>
          <EmptyCart {...props} />
        </WhenEmpty>
      )}
      {shown === 'hydrating' && (
        <WhileUnknown>
          <Hydrating />
        </WhileUnknown>
      )}
      {shown === 'filled' && <FilledCart {...props} />}
    </Container>
  );
}

/** The pressed button is removed: the focus goes to the undo button, and after undo to the heading. */
function useFocusThatStays(announcement: CartScreenProps['snapshot']['context']['announcement']) {
  const page = useRef<HTMLDivElement>(null);
  const code = announcement?.code;
  const turn = announcement?.turn;
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current === turn) return;
    seen.current = turn;
    if (code === 'removed' || code === 'emptied')
      page.current?.querySelector<HTMLElement>('[data-notice=removed] button')?.focus();
    const isLost = document.activeElement === document.body;
    if (code === 'restored' || (code === 'added' && isLost))
      page.current?.querySelector('h1')?.focus({ preventScroll: code === 'added' });
  }, [code, turn]);
  return page;
}

function Hydrating() {
  return (
    <div aria-busy="true">
      <h1>
        <Trans>Sepetin</Trans>
      </h1>
      <VisuallyHidden data-waiting="">
        <Trans>Sepetin açılıyor</Trans>
      </VisuallyHidden>
      <SplitGrid data-waiting="" css={{ marginTop: '$5' }}>
        <TextSkeleton lines={6} />
        <Skeleton css={{ height: '20rem', borderRadius: '$xl' }} />
      </SplitGrid>
    </div>
  );
}

function EmptyCart({ snapshot, send }: CartScreenProps) {
  const { t } = useLingui();
  return (
    <>
      <Undo snapshot={snapshot} send={send} />
      <MessagePage
        scene="empty-cart"
        title={
          <Trans>
            Sepetin boş, <em>şimdilik Sarman’ın</em>
          </Trans>
        }
        actions={
          <>
            <ButtonLink look="main" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>
            <ButtonLink href="/packets">{t`Hazır paketler`}</ButtonLink>
          </>
        }
      >
        <p>
          <Trans>Hazır bir paketle başla ya da kutunu kendin doldur. Kedi kutudan çıkar.</Trans>
        </p>
      </MessagePage>
    </>
  );
}

function FilledCart(props: CartScreenProps) {
  const { snapshot, send, donation, boxOffer, now } = props;
  const { t } = useLingui();
  const day = useDays();
  const turnRef = useHandedFocus();
  const { items } = snapshot.context.cart;
  const repeated = items.filter((item) => item.purchaseType === 'subscription');
  const once = items.filter((item) => item.purchaseType === 'oneTimePurchase');
  const { window } = secondDelivery(now());
  const next = day(window.earliest, window.latest);
  const isGiving = items.some((item) => item.type === 'donation');
  return (
    <>
      <Head>
        <h1 tabIndex={-1}>
          <Trans>Sepetin</Trans>
        </h1>
        <Text quiet>
          <Plural value={countItems(snapshot.context.cart)} one="# ürün" other="# ürün" />
        </Text>
      </Head>
      {snapshot.matches({ storage: 'unreadable' }) && (
        <Notice tone="warning" css={{ marginBottom: '$5' }}>
          <Trans>Bu tarayıcı sepetini saklamamıza izin vermedi. Sayfayı kapatırsan sepetin boşalır.</Trans>
        </Notice>
      )}
      <PriceChanges items={items} />
      <SplitGrid>
        <Stack gap={6}>
          <Undo snapshot={snapshot} send={send} />
          {repeated.length > 0 && (
            <Group aria-labelledby="cart-repeated">
              <h2 id="cart-repeated">
                <Trans>Aboneliğin</Trans>
              </h2>
              <p>
                <Trans>8 haftada bir. İlk kutun hemen yola çıkar; sonraki {next} arasında kapında.</Trans>
              </p>
              <Lines items={repeated} turnRef={turnRef} {...props} />
              <Part>{boxOffer}</Part>
            </Group>
          )}
          {once.length > 0 && (
            <Group aria-labelledby="cart-once">
              <h2 id="cart-once">
                <Trans>Tek seferlik</Trans>
              </h2>
              <Lines items={once} turnRef={turnRef} {...props} />
            </Group>
          )}
          {donation && !isGiving && (
            <DonationOffer
              donation={donation}
              onAdd={() =>
                send({
                  type: 'line.add',
                  item: donation,
                  purchaseType: 'oneTimePurchase',
                  createdAt: new Date(now()).toISOString(),
                })
              }
            />
          )}
          <Row between>
            <ButtonLink href="/store" size="small">{t`Alışverişe devam et`}</ButtonLink>
            <QuietButton onClick={() => send({ type: 'cart.empty' })}>{t`Sepeti boşalt`}</QuietButton>
          </Row>
        </Stack>
        <Part>
          <CartTotals {...props} />
        </Part>
      </SplitGrid>
    </>
  );
}

interface LinesProps extends Pick<CartScreenProps, 'snapshot' | 'send'>, Pick<CartLineProps, 'turnRef'> {
  items: readonly CartItem[];
}

function Lines({ items, snapshot, send, turnRef }: LinesProps) {
  const unavailable = snapshot.hasTag('priced') ? (snapshot.context.calculation?.unavailable ?? []) : [];
  return (
    <LineItems>
      {items.map((item) => {
        const key = cartItemKey(item);
        return (
          <CartLine
            key={key}
            item={item}
            can={(event) => snapshot.can(event)}
            send={send}
            turnRef={turnRef}
            unavailable={unavailable.find((entry) => entry.key === key)?.reason ?? null}
          />
        );
      })}
    </LineItems>
  );
}

/** What was removed last, with an undo button. */
function Undo({ snapshot, send }: Pick<CartScreenProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { removed } = snapshot.context;
  if (removed.length === 0) return null;
  const [first] = removed;
  const name = first ? inLocale(first.item.data.name, locale) : '';
  return (
    <Notice tone="info" data-notice="removed">
      <Row between gap={2}>
        <span>{removed.length === 1 ? t`${name} sepetten çıktı.` : t`Sepet boşaltıldı.`}</span>
        <Button size="small" onClick={() => send({ type: 'line.restore' })}>{t`Geri koy`}</Button>
      </Row>
    </Notice>
  );
}
