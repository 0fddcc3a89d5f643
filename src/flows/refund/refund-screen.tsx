import { Trans } from '@lingui/react/macro';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import { ReadPage } from '../../components/account/read-page.tsx';
import { useDays } from '../../components/words/use-days.ts';
import { Choice } from './choice.tsx';
import { Outcome } from './outcome.tsx';
import type { RefundScreenProps } from './refund.types.ts';
import { Summary } from './summary.tsx';

/** Snapshot in, events out. */
export function RefundScreen({ snapshot, send }: RefundScreenProps) {
  const { order, refund } = snapshot.context;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const part = { snapshot, send };
  const isSummary = snapshot.matches('summarised') || snapshot.matches('requesting');
  const isChoice = snapshot.hasTag('choice');
  return (
    <ReadPage
      title={<Title snapshot={snapshot} />}
      lead={isChoice && order && <Lead endsOn={order.endsOn} number={order.number} />}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Siparişini şu an getiremedik. Açılınca son hâlini görürsün.</Trans>,
          onRetry: () => send({ type: 'refund.refresh' }),
        }
      }
    >
      {order && isChoice ? (
        <Choice order={order} {...part} />
      ) : order && isSummary ? (
        <Summary order={order} {...part} />
      ) : (
        refund && <Outcome refund={refund} {...part} />
      )}
    </ReadPage>
  );
}

function Title({ snapshot }: Pick<RefundScreenProps, 'snapshot'>) {
  if (snapshot.matches('summarised') || snapshot.matches('requesting')) {
    return (
      <Trans>
        Doğru mu, <em>bir bak</em>
      </Trans>
    );
  }
  if (snapshot.matches('requested') || snapshot.matches('withdrawing')) {
    return (
      <Trans>
        İade talebin bizde, <em>kutu hâlâ sende</em>
      </Trans>
    );
  }
  if (snapshot.matches('answered')) return <Trans>İaden</Trans>;
  return (
    <Trans>
      Neyi <em>geri göndereceksin?</em>
    </Trans>
  );
}

function Lead({ endsOn, number }: { endsOn: string | null; number: string }) {
  const dayName = useDays();
  const day = endsOn === null ? null : parseCalendarDay(endsOn);
  if (!day) return <Trans>{number} henüz gelmedi. Bağışını yola çıkana kadar geri alabilirsin.</Trans>;
  const until = dayName(day);
  return (
    <Trans>
      {number}: açılmamış her şeyi {until} gününe kadar iade edebilirsin; kargosu bizden.
    </Trans>
  );
}
