import { Trans } from '@lingui/react/macro';
import { TextLink } from './app-link.tsx';
import { Text } from './text.tsx';

/** Note on a parcel that replaces, free of charge, one that arrived damaged, wrong or not at all. */
export const InPlaceOf = ({ order: { _id, number } }: { order: { _id: string; number: string } }) => (
  <Text size="small">
    <Trans>
      <TextLink href={`/account/orders/${_id}`}>{number}</TextLink> siparişinin yerine, ücretsiz.
    </Trans>
  </Text>
);
