import { Trans } from '@lingui/react/macro';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import type { SubscriptionStatus } from '../../../../domain/lifecycle/index.ts';
import type { Kurus } from '../../../../domain/money/index.ts';
import { ButtonLink } from '../../../components/basics/button.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { OrderCard } from './account.styles.ts';

export interface AccountSubscription {
  _id: string;
  name: string;
  status: SubscriptionStatus;
  nextWindow: { earliest: CalendarDay; latest: CalendarDay } | null;
  charged: Kurus;
}

/** A subscription beside the first one: its next box, its price, and a link to it. */
export function SubscriptionRow({ subscription }: { subscription: AccountSubscription }) {
  const { _id, name, status, nextWindow, charged } = subscription;
  const nameOf = useDeliveryName();
  return (
    <OrderCard aria-labelledby={_id}>
      <Row between>
        <Stack gap={1}>
          <h3 id={_id}>{name}</h3>
          <Text size="small" quiet>
            {status === 'CANCELLED' ? (
              <Trans>Sona erdi</Trans>
            ) : status === 'PAUSED' ? (
              <Trans>Duraklatıldı</Trans>
            ) : (
              nextWindow && (
                <Trans>
                  {nameOf({ window: nextWindow })} kapında, <Price amount={charged} />
                </Trans>
              )
            )}
          </Text>
        </Stack>
        <ButtonLink size="small" href={`/account/subscription/${_id}`}>
          <Trans>Aç</Trans>
        </ButtonLink>
      </Row>
    </OrderCard>
  );
}
