import { Trans } from '@lingui/react/macro';
import type { Delivery } from '../../../machines/subscription/index.ts';
import { AppLink } from '../../components/app-link.tsx';
import { ChoiceCard, ChoiceGroup } from '../../components/choice-card.tsx';
import { TextSkeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { useAddressLine } from '../../components/use-address-line.ts';
import { useDays } from '../../components/use-days.ts';
import { ActDialog } from './act-dialog.tsx';
import type { SubscriptionPartProps } from './subscription.types.ts';

/** To which address the next box goes, alone. */
export function SendToDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send, snapshot, shelf } = props;
  const days = useDays();
  const lineOf = useAddressLine();
  const { act, preview } = snapshot.context;
  const chosen = act?.kind === 'sendTo' ? act.addressId : delivery.deliveryAddressId;
  const titleOf = (id: string) => shelf?.addresses?.find(({ _id }) => _id === id)?.title ?? '';
  const home = titleOf(view.deliveryAddressId);
  const day = days(delivery.window.earliest, delivery.window.latest);
  return (
    <ActDialog
      {...props}
      title={
        <Trans>
          Yalnız bu kutu <em>nereye gitsin?</em>
        </Trans>
      }
      action={<Trans>Bu adrese gitsin</Trans>}
      placeOf={({ deliveryAddressId }) => titleOf(deliveryAddressId)}
      meaning={
        <Text aria-live="polite">
          {home === '' ? null : !preview ? (
            <Trans>
              Yalnız {day} kutusu için seçiyorsun; sonrakiler yine {home} adresine gider.
            </Trans>
          ) : chosen === view.deliveryAddressId ? (
            <Trans>
              {day} kutusu da sonrakiler gibi <b>{home}</b> adresine gider.
            </Trans>
          ) : (
            <Trans>
              Yalnız {day} kutusu <b>{titleOf(chosen)}</b> adresine gider; sonrakiler yine {home} adresine.
            </Trans>
          )}
        </Text>
      }
    >
      {shelf?.addresses ? (
        <ChoiceGroup legend={<Trans>Adres</Trans>}>
          {shelf.addresses.map((address) => (
            <ChoiceCard
              key={address._id}
              name="place"
              label={address.title}
              detail={lineOf(address)}
              checked={chosen === address._id}
              onChange={() => send({ type: 'act.choose', act: { kind: 'sendTo', addressId: address._id } })}
              {...(chosen === address._id && { 'data-autofocus': '' })}
            />
          ))}
        </ChoiceGroup>
      ) : (
        <TextSkeleton lines={3} />
      )}
      <Text quiet size="small">
        <Trans>
          Yeni bir adres için <AppLink href="/account/addresses">Adreslerim</AppLink> sayfasına bak.
        </Trans>
      </Text>
    </ActDialog>
  );
}
