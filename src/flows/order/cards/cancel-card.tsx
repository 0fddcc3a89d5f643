import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { canAsk } from '../../../../machines/order/order.machine.ts';
import { Button } from '../../../components/basics/button.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import type { OrderPartProps } from './order.types.ts';

/** Cancels the order while its box is unpacked; says first what happens to the money. */
export function CancelCard({ order, snapshot, send }: OrderPartProps) {
  const [isAsking, setAsking] = useState(false);
  if (!canAsk(order, 'cancel')) return null;
  const { number, ifCancelled: back, purchaseType } = order;
  return (
    <Card>
      <h2>
        <Trans>Vazgeçtin mi?</Trans>
      </h2>
      <Text quiet>
        <Trans>Kutun paketlenene kadar siparişi iptal edebilirsin.</Trans>
      </Text>
      <Row>
        <Button size="small" onClick={() => setAsking(true)}>
          <Trans>Siparişi iptal et</Trans>
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>{number} iptal edilsin mi?</Trans>}
        confirmLabel={<Trans>Siparişi iptal et</Trans>}
        cancelLabel={<Trans>Kalsın</Trans>}
        busy={snapshot.hasTag('busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          send({ type: 'action.submit', request: { action: 'cancel' } });
        }}
      >
        {back && back.card > 0 && (
          <p>
            <Trans>
              <Price amount={back.card} /> kartına iade edilir; ekstrene birkaç gün içinde yansır.
            </Trans>
          </p>
        )}
        {back && back.balance > 0 && (
          <p>
            <Trans>
              <Price amount={back.balance} /> hesap bakiyene hemen döner.
            </Trans>
          </p>
        )}
        {purchaseType === 'subscription' && (
          <p>
            <Trans>Aboneliğin sürer; yalnızca bu kutu iptal olur.</Trans>
          </p>
        )}
      </ConfirmDialog>
    </Card>
  );
}
