import { Trans, useLingui } from '@lingui/react/macro';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import type { RefundView } from '../../../machines/refund/index.ts';
import { AppLink, TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { Timeline } from '../../components/pictures/timeline.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useDays } from '../../components/words/use-days.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { useStatusWords } from '../../components/words/use-status-words.ts';
import { statusColour } from '../../../domain/lifecycle/index.ts';
import { Columns } from './refund.styles.ts';
import type { RefundScreenProps } from './refund.types.ts';
import { Ways } from './summary.tsx';

/** A requested refund: its lines, its status, and where the money goes. */
export function Outcome({ refund, snapshot, send }: RefundScreenProps & { refund: RefundView }) {
  const locale = useLocale();
  const wordOf = useStatusWords();
  const { state, lines, price, answerNote } = refund;
  const { orderId } = snapshot.context;
  const isOpen = state === 'REFUND_REQUESTED';
  return (
    <Columns>
      <Card>
        <Row>
          <Pill tone={statusColour(state)}>{wordOf(state)}</Pill>
        </Row>
        {isOpen && refund.shipment && <Steps shipment={refund.shipment} />}
        <Lines>
          {lines
            .filter(({ quantity }) => quantity > 0)
            .map(({ id, name, quantity, amount }) => (
              <Line key={id}>
                <div>
                  {quantity} × {inLocale(name, locale)}
                </div>
                <Price amount={amount} />
              </Line>
            ))}
        </Lines>
        {answerNote !== null && <Notice tone="info">{answerNote}</Notice>}
        <Row>
          <AppLink href={`/account/orders/${orderId}`}>
            <Trans>Siparişe dön</Trans>
          </AppLink>
          {snapshot.can({ type: 'refund.begin' }) && (
            <Button size="small" onClick={() => send({ type: 'refund.begin' })}>
              <Trans>Başka bir şey iade et</Trans>
            </Button>
          )}
        </Row>
      </Card>
      <Card tone="sand">
        <h2>
          <Trans>Paran</Trans>
        </h2>
        <Money refund={refund} />
        {state !== 'REFUND_REJECTED' && <Ways price={price} />}
        {isOpen && (
          <Row>
            <TextButton
              type="button"
              disabled={snapshot.matches('withdrawing')}
              onClick={() => send({ type: 'refund.withdraw' })}
            >
              <Trans>İadeden vazgeç</Trans>
            </TextButton>
          </Row>
        )}
      </Card>
    </Columns>
  );
}

function Money({ refund: { state, money, price } }: { refund: RefundView }) {
  const { total } = price;
  if (state === 'REFUND_REJECTED') {
    return <TruthLine money="charged" sentence={<Trans>Bu iade kabul edilmedi; para geri dönmedi.</Trans>} />;
  }
  if (money === 'returned') {
    return (
      <TruthLine
        money="notCharged"
        sentence={
          <Trans>
            <Price amount={total} /> sana döndü.
          </Trans>
        }
      />
    );
  }
  if (money === 'unknown') {
    return (
      <TruthLine
        money="unknown"
        sentence={
          <Trans>
            <Price amount={total} /> yolda.
          </Trans>
        }
      >
        <Trans>Banka henüz onaylamadı; onaylayınca yazarız.</Trans>
      </TruthLine>
    );
  }
  return (
    <TruthLine
      money="charged"
      sentence={
        <Trans>
          Para henüz dönmedi: <Price amount={total} />.
        </Trans>
      }
    >
      <Trans>Kutu bize ulaşınca bakarız; cevabımız e-postayla da gelecek.</Trans>
    </TruthLine>
  );
}

function Steps({ shipment: { carrier, code, handOverBy } }: { shipment: NonNullable<RefundView['shipment']> }) {
  const { t } = useLingui();
  const dayName = useDays();
  const day = parseCalendarDay(handOverBy);
  const until = day ? dayName(day) : handOverBy;
  return (
    <Timeline
      flat
      items={[
        {
          key: 'send',
          title: t`Kargoya ver`,
          text: t`En geç ${until}. ${carrier} şubesine kodu söyle: ${code}`,
          when: 'next',
        },
        { key: 'look', title: t`Biz bakarız`, text: t`Cevabımız en geç 14 gün içinde`, when: 'later' },
        { key: 'money', title: t`Paran döner`, text: t`Bakiyen hemen, kartın birkaç iş gününde`, when: 'later' },
      ]}
    />
  );
}
