import { Trans } from '@lingui/react/macro';
import { actsOf } from '../../../domain/lifecycle/index.ts';
import type { OrderView } from '../../../machines/order/index.ts';
import { TextLink } from '../../components/app-link.tsx';
import { Card } from '../../components/card.tsx';
import { Text } from '../../components/text.tsx';
import { useAddressLine } from '../../components/use-address-line.ts';

/** Where the parcel goes. Until it is packed, a change of that address in the address book can be for it too. */
export function AddressCard({ order: { status, deliveryAddress } }: { order: OrderView }) {
  const addressLine = useAddressLine();
  const { firstName, lastName } = deliveryAddress;
  return (
    <Card>
      <h2>
        <Trans>Gittiği adres</Trans>
      </h2>
      <Text>
        <b>
          {firstName} {lastName}
        </b>
        <br />
        {addressLine(deliveryAddress)}
      </Text>
      {actsOf(status).includes('address') && (
        <Text size="small">
          <Trans>Kutun paketlenmedi.</Trans>{' '}
          <TextLink href="/account/addresses">
            <Trans>Adresi düzelt</Trans>
          </TextLink>
          {'. '}
          <Trans>Kaydederken bu siparişe de uygulansın dersin.</Trans>
        </Text>
      )}
    </Card>
  );
}
