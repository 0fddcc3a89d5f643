import { Trans } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import type { RefundPrice } from '../../../machines/refund/index.ts';
import { Bought } from '../../components/catalogue/bought.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Price } from '../../components/payment/price.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { Columns, Way } from './refund.styles.ts';
import type { RefundPartProps } from './refund.types.ts';
import { useReasonWords } from './use-refund-words.ts';

/** How much goes back to the card and to the balance. */
export function Ways({ price }: { price: RefundPrice }) {
  return (
    <Lines>
      {price.toCard > 0 && (
        <Way>
          <div>
            <Trans>Kartına</Trans>
            <small>
              <Trans>Bankan birkaç iş gününde yansıtır</Trans>
            </small>
          </div>
          <Price amount={price.toCard} />
        </Way>
      )}
      {price.toBalance > 0 && (
        <Way>
          <div>
            <Trans>Mercan bakiyene</Trans>
            <small>
              <Trans>Bu siparişte kullandığın bakiyenin payı</Trans>
            </small>
          </div>
          <Price amount={price.toBalance} />
        </Way>
      )}
    </Lines>
  );
}

/** The return before it is requested, for a last check. */
export function Summary({ order, snapshot, send }: RefundPartProps) {
  const locale = useLocale();
  const reasons = useReasonWords();
  const { picks, price, pictures, note, hasNewPrice } = snapshot.context;
  const lineOf = (id: string) => order.lines.find((line) => line.id === id)!;
  const { carrier } = order;
  const hasParcel = picks.some(({ line }) => !lineOf(line).isDonation);
  if (!price) return null;
  return (
    <Columns>
      <Card>
        <h2>
          <Trans>Geri gidecekler</Trans>
        </h2>
        <Lines>
          {picks.map(({ line, units, reason }) => (
            <Line key={line}>
              <Bought type={lineOf(line).type} slug={lineOf(line).slug}>
                {units} × {inLocale(lineOf(line).name, locale)}
                <small>{reason && reasons[reason]}</small>
              </Bought>
            </Line>
          ))}
        </Lines>
        {note.trim() !== '' && <p>“{note.trim()}”</p>}
        {pictures.length > 0 && <p>{pictures.map(({ name }) => name).join(', ')}</p>}
        {hasParcel && (
          <p>
            <Trans>Geldiği kutuya koy, {carrier} şubesine bırak. Kargo bedeli bizden; kodu birazdan vereceğiz.</Trans>
          </p>
        )}
      </Card>
      <Card tone="sand">
        <h2>
          <Trans>Geri dönecek</Trans>
        </h2>
        <output>
          {hasNewPrice && (
            <Notice tone="warning">
              <Trans>Tutar değişti. Yenisi bu; uygunsa gönder.</Trans>
            </Notice>
          )}
        </output>
        <Price amount={price.total} size="large" />
        <Ways price={price} />
        <TruthLine money="charged" sentence={<Trans>Para henüz dönmedi.</Trans>}>
          {hasParcel ? (
            <Trans>Kutu bize ulaşınca kontrol eder, iade ederiz; ne zaman olduğunu yazarız.</Trans>
          ) : (
            <Trans>Kutu henüz bizde: göndermeden geri öderiz.</Trans>
          )}
        </TruthLine>
        <Button look="main" busy={snapshot.matches('requesting')} onClick={() => send({ type: 'refund.submit' })}>
          <Trans>İadeyi gönder</Trans>
        </Button>
        <Button disabled={snapshot.matches('requesting')} onClick={() => send({ type: 'refund.edit' })}>
          <Trans>Değiştir</Trans>
        </Button>
      </Card>
    </Columns>
  );
}
