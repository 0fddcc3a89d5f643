import { Trans, useLingui } from '@lingui/react/macro';
import {
  ADDRESS_LIMITS,
  type AddressField,
  isLevelOpen,
  LOCATION_LEVELS,
  type LocationChoice,
  type LocationLevel,
  postalPrefixOf,
  type Place,
} from '../../../domain/address/index.ts';
import { deliveryTo } from '../../../domain/delivery/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { FieldPair } from '../../components/feedback/step.tsx';
import { TextAreaField, TextField } from '../../components/fields/text-field.tsx';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { usePhoneWords } from '../../components/words/use-phone-words.ts';
import type { AddressDialogProps } from './address.types.ts';

export interface AddressFieldsProps extends AddressDialogProps {
  idOf: (field: AddressField) => string;
}

export function AddressFields({ snapshot, send, idOf }: AddressFieldsProps) {
  const { t } = useLingui();
  const words = useFieldWords();
  const phoneWords = usePhoneWords();
  const { draft, errors } = snapshot.context;
  const prefix = postalPrefixOf(draft.location);
  const errorOf = (field: AddressField, own?: Partial<Record<FieldErrorCode, string>>) => {
    const error = errors.find((each) => each.field === field);
    return error && words(error, own);
  };
  const lettersOnly = t`Bir ad yalnızca harflerden oluşur.`;
  const text = (field: 'title' | 'firstName' | 'lastName' | 'line' | 'postalCode') => ({
    id: idOf(field),
    value: draft[field],
    onValueChange: (value: string) => send({ type: 'field.change', field, value }),
  });
  return (
    <FieldPair>
      <TextField
        {...text('firstName')}
        label={<Trans>Ad</Trans>}
        autoComplete="given-name"
        error={errorOf('firstName', { required: t`Teslim alacak kişinin adını yaz.`, invalid: lettersOnly })}
      />
      <TextField
        {...text('lastName')}
        label={<Trans>Soyad</Trans>}
        autoComplete="family-name"
        error={errorOf('lastName', { required: t`Teslim alacak kişinin soyadını yaz.`, invalid: lettersOnly })}
      />
      <div data-all="">
        <PhoneField
          id={idOf('phone')}
          label={<Trans>Telefon</Trans>}
          value={draft.phone}
          error={errorOf('phone', phoneWords)}
          onValueChange={({ dialCode, number }) => send({ type: 'phone.change', dialCode, number })}
        />
      </div>
      {LOCATION_LEVELS.map((level) => (
        <PlaceField
          key={level}
          level={level}
          id={idOf(level)}
          error={errorOf(level)}
          location={draft.location}
          lists={snapshot.context.lists}
          isListing={snapshot.matches({ writing: 'listing' })}
          isListed={snapshot.matches({ writing: 'editing' })}
          onChoose={(place) => send({ type: 'place.choose', level, place })}
        />
      ))}
      <div data-all="">
        <TextAreaField
          {...text('line')}
          rows={2}
          label={<Trans>Cadde, sokak, kapı</Trans>}
          autoComplete="street-address"
          error={errorOf('line', {
            required: t`Cadde, sokak ve kapı numarasını yaz.`,
            tooShort: t`Kurye bununla bulamaz: sokak, bina ve daire numarası olsun.`,
            tooLong: t`En fazla ${ADDRESS_LIMITS.lineAtMost} harf sığıyor; biraz kısalt.`,
          })}
        />
      </div>
      <TextField
        {...text('postalCode')}
        label={<Trans>Posta kodu</Trans>}
        note={<Trans>isteğe bağlı</Trans>}
        autoComplete="postal-code"
        inputMode="numeric"
        error={errorOf('postalCode', {
          invalid: t`Posta kodu beş rakamdır; ilk ikisi 01 ile 81 arasındadır.`,
          otherProvince: t`Bu posta kodu başka bir ilin; seçtiğin ilde ${prefix} ile başlar.`,
        })}
      />
      <TextField
        {...text('title')}
        label={<Trans>Adresin adı</Trans>}
        note={<Trans>isteğe bağlı</Trans>}
        hint={<Trans>Ev, iş, annem… Boş bırakırsan ilçenin adı olur.</Trans>}
        autoComplete="off"
        error={errorOf('title', { tooLong: t`En fazla ${ADDRESS_LIMITS.title} harf olsun.` })}
      />
    </FieldPair>
  );
}

export interface PlaceFieldProps {
  level: LocationLevel;
  location: LocationChoice;
  lists: Readonly<Record<LocationLevel, readonly Place[]>>;
  /** `isListing`: a list of places is being read. `isListed`: none is missing. */
  isListing: boolean;
  isListed: boolean;
  onChoose: (place: Place | null) => void;
  id: string;
  error: string | undefined;
}

/** One level of the cascade: closed until its parent is chosen, absent where a place has nothing below it. */
export function PlaceField({
  level,
  location,
  lists,
  isListing: isAsking,
  isListed,
  id,
  error,
  onChoose,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const places = lists[level];
  const isOpen = isLevelOpen(location, level);
  const isUnknown = isOpen && places.length === 0;
  const isListing = isUnknown && isAsking;
  if (isUnknown && level !== 'country' && isListed) return null;
  const labels: Record<LocationLevel, string> = {
    country: t`Ülke`,
    state: t`İl`,
    city: t`İlçe`,
    neighborhood: t`Mahalle`,
  };
  const chosen = location[level];
  // The place of a stored address is shown before its list has been read.
  const options = isUnknown && chosen ? [chosen] : places;
  return (
    <SelectField
      id={id}
      label={labels[level]}
      placeholder={isListing ? t`Yükleniyor…` : t`Seç`}
      autoComplete={level === 'country' ? 'country' : 'off'}
      disabled={!isOpen || (isListing && chosen === null)}
      value={chosen?._id ?? ''}
      error={error}
      options={options.map((place) => {
        const name = inLocale(place.name, locale);
        const isServed = level !== 'country' || deliveryTo(place._id) !== null;
        return { value: place._id, label: isServed ? name : t`${name} (henüz gönderemiyoruz)`, disabled: !isServed };
      })}
      onValueChange={(placeId) => onChoose(places.find(({ _id }) => _id === placeId) ?? null)}
    />
  );
}
