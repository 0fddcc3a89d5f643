import { Trans } from '@lingui/react/macro';
import { type OrderView, returnOf } from '../../../../machines/order/order.machine.ts';
import { ButtonLink } from '../../../components/basics/button.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';

/** Link to the form of a return, or to the return that was requested. */
export function ReturnCard({ order }: { order: OrderView }) {
  const offered = returnOf(order);
  if (!offered) return null;
  const path = `/account/orders/refund/${order._id}`;
  const isSeen = offered === 'see';
  return (
    <Card>
      <h2>
        <Trans>İade</Trans>
      </h2>
      <Text quiet>
        {offered === 'return' ? (
          <Trans>Açılmamış her şeyi geri alırız; kargosu bizden.</Trans>
        ) : offered === 'takeBack' ? (
          <Trans>Bağışın yola çıkana kadar ondan vazgeçebilirsin.</Trans>
        ) : (
          <Trans>İadenin ne durumda olduğuna bak.</Trans>
        )}
      </Text>
      <Row>
        <ButtonLink size="small" href={isSeen ? `${path}/summary` : path}>
          {isSeen ? (
            <Trans>İademi gör</Trans>
          ) : offered === 'takeBack' ? (
            <Trans>Bağışı geri al</Trans>
          ) : (
            <Trans>İade et</Trans>
          )}
        </ButtonLink>
      </Row>
    </Card>
  );
}
