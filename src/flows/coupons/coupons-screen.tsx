import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { BalanceReason } from '../../../domain/account/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { Coupon } from '../../../domain/promo/index.ts';
import type { CouponsEvent, couponsMachine, CouponsView } from '../../../machines/coupons/coupons.machine.ts';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { CodeForm } from '../../components/forms/code-form.tsx';
import { Price } from '../../components/payment/price.tsx';
import { useDates } from '../../components/words/use-days.ts';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { styled } from '../../theme/stitches.ts';

const Halves = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});

export interface CouponsScreenProps {
  snapshot: SnapshotFrom<typeof couponsMachine>;
  send: (event: CouponsEvent) => void;
}

/** Refusals that are shown at the code's field, not above the page. */
const refusals: ReadonlySet<string> = new Set(['COUPON_INVALID', 'COUPON_EXPIRED', 'COUPON_USED']);

function Redeemed({ coupon: { kind, code, amount } }: { coupon: Coupon }) {
  return (
    <Notice tone="success">
      {kind === 'balance' ? (
        <Trans>
          Bakiyene <Price amount={amount} /> eklendi.
        </Trans>
      ) : (
        <Trans>
          Kodun: <b>{code}</b> Sepete yaz, <Price amount={amount} /> düşsün.
        </Trans>
      )}
    </Notice>
  );
}

function Redemptions({ coupons }: { coupons: CouponsView['coupons'] }) {
  const dateOf = useDates();
  return (
    <Card>
      <h2>
        <Trans>Kullandıkların</Trans>
      </h2>
      {coupons.length === 0 ? (
        <Text quiet>
          <Trans>Henüz bir kod kullanmadın.</Trans>
        </Text>
      ) : (
        <Lines>
          {coupons.map(({ _id, code, partner, kind, amount, redeemedAt }) => (
            <Line key={_id}>
              <div>
                <b>{code}</b>
                <small>
                  {partner} · {dateOf(redeemedAt)}
                  {kind === 'promoCode' && (
                    <>
                      {' '}
                      · <Trans>sepet kodu</Trans>
                    </>
                  )}
                </small>
              </div>
              <Price amount={amount} />
            </Line>
          ))}
        </Lines>
      )}
    </Card>
  );
}

function BalanceCard({ balance: { amount, movements } }: { balance: CouponsView['balance'] }) {
  const { t } = useLingui();
  const dateOf = useDates();
  const reasons: Record<BalanceReason, string> = {
    FAMILY_CODE: t`aile kodu`,
    COUPON: t`kupon`,
    REFUND: t`iade`,
    SPENT: t`siparişte kullandın`,
    SPENT_RETURNED: t`siparişten geri geldi`,
    CORRECTION: t`düzeltme`,
  };
  return (
    <Card tone="sand">
      <h2>
        <Trans>Bakiyen</Trans>
      </h2>
      <Price amount={amount} size="large" />
      <Text size="small" quiet>
        <Trans>Sıradaki ödemenden kendiliğinden düşülür.</Trans>
      </Text>
      {movements.length > 0 && (
        <Lines>
          {movements.map((movement) => (
            <Line key={movement._id}>
              <div>
                {dateOf(movement.createdAt)} · {reasons[movement.reason]}
              </div>
              <Row gap={1}>
                {movement.amount > 0 && '+'}
                <Price amount={movement.amount} />
              </Row>
            </Line>
          ))}
        </Lines>
      )}
    </Card>
  );
}

/** Snapshot in, events out. */
export function CouponsScreen({ snapshot, send }: CouponsScreenProps) {
  const { view } = snapshot.context;
  const failureWords = useFailureWords();
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const isRefused = failure !== null && refusals.has(failure.code);
  return (
    <ReadPage
      title={
        <Trans>
          Kodun mu var? <em>Buraya yaz</em>
        </Trans>
      }
      lead={
        <Trans>Okulundan, işinden, bir kampanyadan… Bakiyene eklenir ya da sepette geçecek bir koda dönüşür.</Trans>
      }
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={isRefused ? null : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Kuponlarını şu an getiremedik. Bakiyen yerinde duruyor.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Stack gap={5}>
          <Card>
            <CodeForm
              label={<Trans>Kupon kodu</Trans>}
              look="ink"
              busy={snapshot.hasTag('busy')}
              error={snapshot.context.errors.find(({ field }) => field === 'code')}
              refusal={isRefused && failureWords(failure)}
              onSubmit={(code) => send({ type: 'action.submit', request: { code } })}
            >
              <Trans>Kullan</Trans>
            </CodeForm>
            <output>{snapshot.matches('done') && view.coupons[0] && <Redeemed coupon={view.coupons[0]} />}</output>
          </Card>
          <Halves>
            <Redemptions coupons={view.coupons} />
            <BalanceCard balance={view.balance} />
          </Halves>
        </Stack>
      )}
    </ReadPage>
  );
}
