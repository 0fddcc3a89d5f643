import { Trans } from '@lingui/react/macro';
import { fullName } from '../../../../domain/account/index.ts';
import { actionsOf } from '../../../../domain/lifecycle/index.ts';
import type { OrderView } from '../../../../machines/order/order.machine.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useAddressLine } from '../../../components/words/use-address-line.ts';
import { Paper } from './order.styles.ts';

/** The address of the parcel. Until it is packed, or after a failed delivery, the address book can still change it. */
export function AddressCard({ order: { status, deliveryAddress, gift } }: { order: OrderView }) {
  const addressLine = useAddressLine();
  return (
    <Card>
      <h2>
        <Trans>Teslimat adresi</Trans>
      </h2>
      <Text>
        <b>{fullName(deliveryAddress)}</b>
        <br />
        {addressLine(deliveryAddress)}
      </Text>
      {gift && (
        <Text size="small">
          <Trans>Bu kutu bir hediye: içinde fiyat olmaz.</Trans>
        </Text>
      )}
      {gift?.note && <Paper>{gift.note}</Paper>}
      {actionsOf(status).includes('address') && (
        <Text size="small">
          {status === 'NOT_DELIVERED' ? (
            <Trans>Kurye kutunu buraya bırakamadı.</Trans>
          ) : (
            <Trans>Kutun paketlenmedi.</Trans>
          )}{' '}
          <TextLink href="/account/addresses">
            <Trans>Adresi düzelt</Trans>
          </TextLink>
          {'. '}
          {status === 'NOT_DELIVERED' ? (
            <Trans>Kaydederken bu siparişe de uygulansın de; kutunu oraya yeniden göndeririz.</Trans>
          ) : (
            <Trans>Kaydederken bu siparişe de uygulansın dersin.</Trans>
          )}
        </Text>
      )}
    </Card>
  );
}
