import { Trans, useLingui } from '@lingui/react/macro';
import { cardBrand, type CardDraft, type CardField } from '../../../domain/card/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import { CardCvcField, CardExpiryField, CardNumberField } from './card-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFieldWords } from '../words/use-field-words.ts';
import type { ShownErrors } from '../hooks/use-form-errors.ts';

export interface NewCardFieldsProps {
  draft: CardDraft;
  write: (change: Partial<CardDraft>) => void;
  errors: ShownErrors<CardField>;
}

/** Number, name, expiry and code of a new card. Lay them out in a `CardFields`. */
export function NewCardFields({ draft, write, errors }: NewCardFieldsProps) {
  const { t } = useLingui();
  const words = useFieldWords();
  const isAmex = cardBrand(draft.number) === 'amex';
  const field = (name: CardField, own: Partial<Record<FieldErrorCode, string>>) => {
    const error = errors.of(name);
    return {
      id: errors.idOf(name),
      name: `card.${name}`,
      value: draft[name],
      error: error && words(error, own),
      onValueChange: (value: string) => {
        errors.change(name);
        write({ [name]: value });
      },
      onBlur: () => errors.leave(name),
    };
  };
  return (
    <>
      <div data-all="">
        <CardNumberField
          {...field('number', {
            required: t`Kart numarasını yaz.`,
            tooShort: t`Kart numarasında eksik rakam var.`,
            tooLong: t`Kart numarasında fazla rakam var.`,
            invalid: t`Bu numarada bir rakam yanlış; karta bir daha bak.`,
          })}
          label={<Trans>Kart numarası</Trans>}
        />
      </div>
      <div data-all="">
        <TextField
          {...field('holder', {
            required: t`Kartın üzerindeki adı yaz.`,
            invalid: t`Adı kartın üzerindeki gibi yaz.`,
          })}
          label={<Trans>Kartın üzerindeki ad</Trans>}
          autoComplete="cc-name"
          spellCheck={false}
        />
      </div>
      <CardExpiryField
        {...field('expiry', {
          required: t`Son kullanma tarihini yaz.`,
          invalid: t`Ay ve yıl olarak yaz: 07/29.`,
          expired: t`Bu kartın süresi dolmuş.`,
        })}
        label={<Trans>Son kullanma</Trans>}
        placeholder={t`AA/YY`}
      />
      <CardCvcField
        {...field('cvc', {
          required: t`Güvenlik kodunu yaz.`,
          tooShort: isAmex ? t`Güvenlik kodu dört hane.` : t`Güvenlik kodu üç hane.`,
          tooLong: isAmex ? t`Güvenlik kodu dört hane.` : t`Güvenlik kodu üç hane.`,
        })}
        label={<Trans>Güvenlik kodu</Trans>}
        hint={isAmex ? t`Öndeki dört hane` : t`Arkadaki üç hane`}
      />
    </>
  );
}
