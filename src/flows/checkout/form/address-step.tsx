import { Trans, useLingui } from '@lingui/react/macro';
import { fullName } from '../../../../domain/account/index.ts';
import { useEffect, useRef } from 'react';
import type { Address } from '../../../../domain/address/index.ts';
import { TextButton, TextLink } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { ChoiceCard } from '../../../components/fields/choice-card.tsx';
import { PlusIcon, TruckIcon } from '../../../components/basics/icons.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Pill } from '../../../components/basics/pill.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDays } from '../../../components/words/use-days.ts';
import { useAddressLine } from '../../../components/words/use-address-line.ts';
import { deliveryEstimate } from '../../../../domain/calendar/index.ts';
import { deliveryTo } from '../../../../domain/delivery/index.ts';
import { Choices, Chosen } from './checkout.styles.ts';
import type { CheckoutScreenProps } from './checkout.types.ts';

type AddressStepProps = Pick<
  CheckoutScreenProps,
  | 'snapshot'
  | 'send'
  | 'addresses'
  | 'addressEntry'
  | 'billingEntry'
  | 'onAddAddress'
  | 'onEditAddress'
  | 'payment'
  | 'now'
>;

/** The chosen address in short, with a button to change it; the choice while there is none. */
export function AddressStep(props: AddressStepProps) {
  const { snapshot, addresses, now } = props;
  const { t } = useLingui();
  const day = useDays();
  const addressLine = useAddressLine();
  const { addressId, billingAddressId, isAddressGone, isBillingWanted } = snapshot.context;
  const chosen = addresses.items.find(({ _id }) => _id === addressId);
  const billing = addresses.items.find(({ _id }) => _id === billingAddressId);
  const change = useRef<HTMLAnchorElement>(null);
  const hadForm = useRef(false);
  const hasNone = addresses.state === 'loaded' && (addresses.items.length === 0 || isAddressGone);
  const hasForm = hasNone || isBillingWanted;
  const isChosen = chosen !== undefined;
  useEffect(() => {
    // The focused element is removed by the choice, or by saving the first address: the focus would go to the body.
    if (isChosen && hadForm.current && document.activeElement === document.body) change.current?.focus();
    if (isChosen || hasForm) hadForm.current = hasForm;
  }, [hasForm, isChosen]);
  if (!chosen) return <AddressChoice {...props} />;
  const delivery = deliveryTo(chosen.location.country._id);
  const isParcelled = snapshot.context.items.some(({ type }) => type !== 'donation');
  const days = delivery && deliveryEstimate(now(), delivery);
  return (
    <Stack gap={3}>
      <Chosen>
        <p>
          {fullName(chosen)} · {chosen.title}
          <br />
          <Text as="span" quiet>
            {addressLine(chosen)}
          </Text>
        </p>
        <TextLink ref={change} href="/checkout/address" aria-label={t`Teslimat adresini değiştir`}>
          <Trans>Değiştir</Trans>
        </TextLink>
      </Chosen>
      {billing && billing !== chosen && (
        <Text size="small" quiet>
          <Trans>Fatura adresi: {billing.title}</Trans>
        </Text>
      )}
      {isBillingWanted && <BillingElsewhere {...props} />}
      <Row>
        {!isParcelled ? (
          <Text size="small" quiet>
            <Trans>Bağışın buraya değil, bir kuruma gider; bu adres faturan için.</Trans>
          </Text>
        ) : days ? (
          <Pill tone="info">
            <TruckIcon />
            <Trans>{day(days.earliest, days.latest)} arası kapında</Trans>
          </Pill>
        ) : (
          <NotServed />
        )}
      </Row>
    </Stack>
  );
}

function NotServed() {
  return (
    <Pill tone="warning">
      <Trans>Buraya henüz gönderemiyoruz</Trans>
    </Pill>
  );
}

/** The address book as radios, with buttons to add and to edit an address. */
export function AddressChoice(props: AddressStepProps) {
  const { snapshot, send, addresses, addressEntry, payment, onAddAddress, onEditAddress } = props;
  const { t } = useLingui();
  const { addressId, billingAddressId, isAddressGone, notice } = snapshot.context;
  if (addresses.state === 'loading' && addresses.items.length === 0) return <Fetching />;
  if (addresses.state === 'failed' && addresses.items.length === 0)
    return (
      <Notice tone="warning" role="alert">
        <b>{t`Adreslerini alamadık.`}</b>{' '}
        <TextButton type="button" onClick={addresses.retry}>{t`Yeniden dene`}</TextButton>
      </Notice>
    );
  const isFirst = addresses.items.length === 0 && addressEntry !== null;
  return (
    <Stack gap={4}>
      {payment && (isAddressGone || notice === 'billingGone') && <payment.PaymentNotice {...props} />}
      {addresses.items.length === 0 && (
        <Text quiet>
          <Trans>Henüz kayıtlı bir adresin yok. Kutunun gideceği yeri yaz.</Trans>
        </Text>
      )}
      {isFirst && (addressEntry ?? <Fetching />)}
      {!isFirst && (
        <>
          <AddressRadios
            name="delivery"
            legend={t`Teslimat adresi`}
            addresses={addresses.items}
            chosenId={addressId}
            onChoose={(id) => send({ type: 'address.choose', addressId: id, billingAddressId })}
            onEdit={onEditAddress}
          />
          <Row>
            <Button look={addresses.items.length === 0 ? 'ink' : 'line'} size="small" onClick={onAddAddress}>
              <PlusIcon />
              <Trans>Yeni adres ekle</Trans>
            </Button>
          </Row>
        </>
      )}
      {(addressId !== null || isFirst) && <BillingElsewhere {...props} />}
    </Stack>
  );
}

/** A separate billing address: one of the address book, or a new one typed here. */
function BillingElsewhere({ snapshot, send, addresses, billingEntry }: AddressStepProps) {
  const { t } = useLingui();
  const { addressId, billingAddressId, isBillingWanted } = snapshot.context;
  const isElsewhere = billingAddressId !== null && billingAddressId !== addressId;
  const other = addresses.items.find(({ _id }) => _id !== addressId);
  return (
    <>
      <CheckBox
        checked={isElsewhere || isBillingWanted}
        onCheckedChange={(isWanted) => {
          if (addressId !== null && other)
            send({ type: 'address.choose', addressId, billingAddressId: isWanted ? other._id : null });
          if (!other || !isWanted) send({ type: 'billing.want', wanted: isWanted });
        }}
      >
        <Trans>Fatura başka bir adrese kesilsin</Trans>
      </CheckBox>
      {addressId !== null && isElsewhere && (
        <AddressRadios
          name="billing"
          legend={t`Fatura adresi`}
          addresses={addresses.items}
          chosenId={billingAddressId}
          onChoose={(id) => send({ type: 'address.choose', addressId, billingAddressId: id })}
        />
      )}
      {addressId !== null && isBillingWanted && (
        <Stack gap={4} id="billing">
          <h3>{t`Fatura adresi`}</h3>
          {billingEntry ?? <Fetching />}
        </Stack>
      )}
    </>
  );
}

function Fetching() {
  return (
    <div aria-busy="true">
      <TextSkeleton lines={3} />
    </div>
  );
}

interface AddressRadiosProps {
  name: string;
  legend: string;
  addresses: readonly Address[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  onEdit?: (address: Address) => void;
}

function AddressRadios({ name, legend, addresses, chosenId, onChoose, onEdit }: AddressRadiosProps) {
  const { t } = useLingui();
  const addressLine = useAddressLine();
  return (
    <Choices>
      <legend>{legend}</legend>
      {addresses.map((address) => (
        <div key={address._id}>
          <ChoiceCard
            name={name}
            value={address._id}
            checked={address._id === chosenId}
            onChange={() => onChoose(address._id)}
            disabled={name === 'delivery' && !deliveryTo(address.location.country._id)}
            label={address.title}
            aside={
              deliveryTo(address.location.country._id) ? (
                address.isPrimary && <Pill>{t`Varsayılan`}</Pill>
              ) : (
                <NotServed />
              )
            }
            detail={
              <>
                {fullName(address)}
                <br />
                {addressLine(address)}
              </>
            }
          />
          {onEdit && (
            <TextButton type="button" onClick={() => onEdit(address)} aria-label={t`${address.title} adresini düzenle`}>
              <Trans>Düzenle</Trans>
            </TextButton>
          )}
        </div>
      ))}
    </Choices>
  );
}
