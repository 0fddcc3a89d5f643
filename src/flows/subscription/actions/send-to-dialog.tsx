import { Trans, useLingui } from '@lingui/react/macro';
import { longestGiftNote } from '../../../../domain/subscription/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useAddressLine } from '../../../components/words/use-address-line.ts';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { ActionDialog } from './action-dialog.tsx';
import { AddPlace } from './add-place.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

/** Changes the address of the next box only, and whether it is a gift. */
export function SendToDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send, snapshot, shelf } = props;
  const { t } = useLingui();
  const nameOf = useDeliveryName();
  const fieldWords = useFieldWords();
  const lineOf = useAddressLine();
  const { action, because, preview } = snapshot.context;
  const note = because?.note ?? delivery.gift?.note ?? '';
  const { addressId: chosen, isGift } =
    action?.kind === 'sendTo' ? action : { addressId: delivery.deliveryAddressId, isGift: delivery.gift !== null };
  const choose = (changed: { addressId?: string; isGift?: boolean }) =>
    send({ type: 'action.choose', action: { kind: 'sendTo', addressId: chosen, isGift, ...changed } });
  const wrongNote = snapshot.context.errors.find(({ field }) => field === 'note');
  const titleOf = (id: string) => shelf?.addresses?.find(({ _id }) => _id === id)?.title ?? '';
  const home = titleOf(view.deliveryAddressId);
  const day = nameOf(delivery);
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          Yalnız bu kutu <em>nereye gitsin?</em>
        </Trans>
      }
      action={<Trans>Bu adrese gitsin</Trans>}
      because={() => (isGift ? { reasonId: null, note: note.trim() } : null)}
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
          {preview && isGift && (
            <>
              {' '}
              <Trans>Hediye olarak gider; kutuda fiyat olmaz.</Trans>
            </>
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
              onChange={() => choose({ addressId: address._id })}
              {...(chosen === address._id && { 'data-autofocus': '' })}
            />
          ))}
          <AddPlace add={shelf.addAddress} onAdded={(addressId) => choose({ addressId })}>
            <Trans>Yeni adres ekle</Trans>
          </AddPlace>
        </ChoiceGroup>
      ) : (
        <TextSkeleton lines={3} />
      )}
      <CheckBox checked={isGift} onCheckedChange={(isIt) => choose({ isGift: isIt })}>
        <Trans>Hediye olsun: kutuya fiyat konmaz. Ödeme e-postası yalnız sana gelir.</Trans>
      </CheckBox>
      {isGift && (
        <TextAreaField
          label={<Trans>Kutuya konacak not</Trans>}
          note={<Trans>isteğe bağlı</Trans>}
          hint={t`En çok ${longestGiftNote} karakter. Kutuyu hazırlayan da okur.`}
          maxLength={longestGiftNote}
          value={note}
          error={wrongNote && fieldWords(wrongNote)}
          onValueChange={(typed) => {
            send({ type: 'action.write', because: { reasonId: null, note: typed } });
            // A changed note is a change too, and must be previewed before it can be confirmed.
            if (!action) choose({});
          }}
        />
      )}
    </ActionDialog>
  );
}
