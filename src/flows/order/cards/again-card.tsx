import { Trans } from '@lingui/react/macro';
import { canAsk } from '../../../../machines/order/order.machine.ts';
import { Button } from '../../../components/basics/button.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import type { OrderPartProps } from './order.types.ts';

/** Adds the order's items to the cart again, at today's prices. */
export function AgainCard({ order, snapshot, send }: OrderPartProps) {
  if (!canAsk(order, 'again')) return null;
  return (
    <Card>
      <h2>
        <Trans>Aynısından bir daha</Trans>
      </h2>
      <Text quiet>
        <Trans>Hâlâ sattıklarımızı sepetine koyarız, bugünkü fiyatlarıyla; orada değiştirebilirsin.</Trans>
      </Text>
      <Row>
        <Button
          size="small"
          busy={snapshot.hasTag('busy')}
          onClick={() => send({ type: 'action.submit', request: { action: 'again' } })}
        >
          <Trans>Sepete koy</Trans>
        </Button>
      </Row>
    </Card>
  );
}
