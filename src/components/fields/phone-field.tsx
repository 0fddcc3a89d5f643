import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import {
  countryOf,
  type DialCountry,
  dialCountries,
  loadPhonePlans,
  onPhonePlans,
  type Phone,
  phonePlans,
  spreadPhone,
  TURKISH_DIAL_CODE,
} from '../../../domain/account/index.ts';
import type { Locale } from '../../../domain/locale/index.ts';
import { styled } from '../../theme/stitches.ts';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';
import { useFilled } from '../hooks/use-filled.ts';
import { useLocale } from '../words/use-locale.ts';

const Pair = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0,9fr) minmax(0,11fr)', gap: '$2' });
const Select = styled('select', controlLook, { paddingInline: '.7rem', textOverflow: 'ellipsis' });
const Input = styled('input', controlLook);

export interface PhoneFieldProps extends FieldTexts {
  value: Phone;
  onValueChange: (phone: Phone) => void;
  /** Prefix of the two controls' names. */
  name?: string;
  required?: boolean;
  /** The value can be read, and the field keeps the focus. */
  readOnly?: boolean;
  onBlur?: () => void;
  id?: string;
}

const never = () => () => undefined;

interface NamedCountry extends DialCountry {
  name: string;
}

const countriesOf = new Map<Locale, readonly NamedCountry[]>();

const behindTurkish = (country: string) => (country === 'TR' ? 0 : 1);

/** Every country with its name in the page's language, Türkiye first: sorted once, for it takes a phone tens of milliseconds. */
function namedCountries(locale: Locale): readonly NamedCountry[] {
  const known = countriesOf.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const made = dialCountries()
    .map((each) => ({ ...each, name: names.of(each.country) ?? each.country }))
    .toSorted((a, b) => behindTurkish(a.country) - behindTurkish(b.country) || compare(a.name, b.name));
  countriesOf.set(locale, made);
  return made;
}

/**
 * Country and number. What is typed is kept as it is; grouping appears in Turkish numbers as one types, and a whole
 * number that is pasted with its country chooses it in the list.
 */
export function PhoneField({
  label,
  note,
  hint,
  error,
  value,
  onValueChange,
  name = 'phone',
  required,
  readOnly = false,
  onBlur,
  id,
}: PhoneFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, note, hint, error };
  const filledCode = useFilled<HTMLSelectElement>();
  const filledNumber = useFilled<HTMLInputElement>();
  const state = required ? { required } : {};
  const countries = namedCountries(useLocale());
  const [chosen, setChosen] = useState<string | null>(null);
  // Servers and browsers differ in the names and order of countries: the list is rendered in the browser only.
  const isListed = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const plans = useSyncExternalStore(onPhonePlans, phonePlans, () => null);
  // Several countries share "+1": to name the country of a shown number, the plans are needed.
  const isShared = value.number !== '' && countries.filter(({ dialCode }) => dialCode === value.dialCode).length > 1;
  useEffect(() => {
    if (isShared) void loadPhonePlans();
  }, [isShared]);
  const isChosen = countries.some(({ country, dialCode }) => country === chosen && dialCode === value.dialCode);
  const country = (isChosen ? chosen : countryOf(value, plans)) ?? 'TR';
  return (
    <Field {...texts} id={fieldId}>
      <Pair onFocus={() => void loadPhonePlans()}>
        <Select
          ref={filledCode}
          data-known={country}
          aria-label={t`Ülke kodu`}
          name={`${name}.country`}
          autoComplete="tel-country-code"
          value={country}
          {...(readOnly && { 'aria-disabled': true })}
          onChange={(event) => {
            const next = countries.find((each) => each.country === event.target.value);
            if (readOnly || !next) return;
            setChosen(next.country);
            onValueChange({ ...value, dialCode: next.dialCode });
          }}
          {...state}
        >
          {isListed ? (
            countries.map((each) => (
              <option key={each.country} value={each.country}>
                {each.name} {each.dialCode}
              </option>
            ))
          ) : (
            <option value={country}>{value.dialCode}</option>
          )}
        </Select>
        <Input
          ref={filledNumber}
          type="tel"
          inputMode="tel"
          name={`${name}.number`}
          autoComplete="tel-national"
          value={value.dialCode === TURKISH_DIAL_CODE ? grouped(value.number) : value.number}
          onChange={(event) => {
            // A browser may fill a field in without focusing it.
            void loadPhonePlans();
            onValueChange(spreadPhone({ ...value, number: event.target.value.replace(/\s/g, '') }));
          }}
          readOnly={readOnly}
          onBlur={() => {
            // The plans are loaded by now: reads what was typed before.
            const spread = spreadPhone(value);
            if (!readOnly && spread !== value) onValueChange(spread);
            onBlur?.();
          }}
          {...describedBy(fieldId, texts)}
          {...state}
        />
      </Pair>
    </Field>
  );
}

/** "5321234567" → "532 123 45 67", at any length; anything else stays as typed. */
function grouped(number: string): string {
  if (!/^0?\d{0,10}$/.test(number)) return number;
  const zero = number.startsWith('0') ? '0' : '';
  const rest = number.slice(zero.length);
  return [zero + rest.slice(0, 3), rest.slice(3, 6), rest.slice(6, 8), rest.slice(8)].filter(Boolean).join(' ');
}
