import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/basics/button.tsx';
import { Container } from '../../../components/basics/container.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { AddressChoice } from '../form/address-step.tsx';
import { Pay, Steps } from '../form/checkout.styles.ts';
import type { CheckoutScreenProps } from '../form/checkout.types.ts';
import { OrderSummary } from '../form/order-summary.tsx';

/** The address as a page of its own: choose, add or edit one, then on to paying. */
export function AddressScreen(props: CheckoutScreenProps) {
  const { t } = useLingui();
  const isChosen = props.snapshot.context.addressId !== null;
  return (
    <Container>
      <Pay>
        <Steps>
          <h1>
            <Trans>Kutun nereye gelsin?</Trans>
          </h1>
          <AddressChoice {...props} />
          <div aria-live="polite">
            {isChosen ? (
              <ButtonLink look="main" wide href="/checkout" css={{ marginTop: '$5' }}>
                {t`Bu adresle devam et`}
              </ButtonLink>
            ) : (
              <Text size="small" quiet css={{ marginTop: '$4' }}>
                <Trans>Bir adres seçince ödemeye geçebilirsin.</Trans>
              </Text>
            )}
          </div>
        </Steps>
        <OrderSummary {...props} />
      </Pay>
    </Container>
  );
}
