import { Trans, useLingui } from '@lingui/react/macro';
import { cardBrand, type CardField } from '../../../domain/card/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import { TextButton } from '../../components/app-link.tsx';
import { CardCvcField, CardExpiryField, CardNumberField } from '../../components/card-fields.tsx';
import { CheckBox } from '../../components/check-box.tsx';
import { ChoiceCard } from '../../components/choice-card.tsx';
import { CardIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useFieldWords } from '../../components/use-field-words.ts';
import type { ShownErrors } from '../../components/use-form-errors.ts';
import type { CardChoice } from './card-entry.ts';
import { CardFields, Choices, NewCard } from './checkout.styles.ts';
import type { CheckoutScreenProps } from './checkout.types.ts';

export interface CardStepProps extends Pick<CheckoutScreenProps, 'cards' | 'canSaveCards'> {
  choice: CardChoice;
  write: (change: Partial<CardChoice>) => void;
  errors: ShownErrors<CardField>;
  /** A subscription is in the order: the card must be kept at the bank. */
  mustSave: boolean;
}

/** A card that is kept already, or a new one. */
export function CardStep(props: CardStepProps) {
  const { cards, canSaveCards, choice, write } = props;
  const { t } = useLingui();
  const isNew = choice.chosen === 'new';
  const saved = canSaveCards ? cards.items : [];
  return (
    <Choices>
      <legend>{t`Kart`}</legend>
      {canSaveCards && cards.state === 'failed' && (
        <Notice tone="warning">
          {t`Kayıtlı kartlarını alamadık; yeni bir kart yazabilirsin.`}{' '}
          <TextButton type="button" onClick={cards.retry}>{t`Yeniden dene`}</TextButton>
        </Notice>
      )}
      {saved.map((card) => (
        <ChoiceCard
          key={card._id}
          name="card"
          value={card._id}
          disabled={card.isExpired}
          checked={choice.chosen === card._id}
          onChange={() => write({ chosen: card._id })}
          label={`${card.alias || card.bankName || t`Kart`} •••• ${card.lastFourDigits}`}
          aside={
            <Text as="span" size="small" quiet>
              {card.isExpired ? t`süresi dolmuş` : `${card.expireMonth}/${card.expireYear.slice(-2)}`}
            </Text>
          }
        />
      ))}
      <NewCard open={isNew}>
        {saved.length > 0 && (
          <ChoiceCard
            name="card"
            value="new"
            checked={isNew}
            onChange={() => write({ chosen: 'new' })}
            label={<Trans>Yeni kart</Trans>}
            aside={<CardIcon />}
          />
        )}
        {isNew && <NewCardFields {...props} isAlone={saved.length === 0} />}
      </NewCard>
    </Choices>
  );
}

function NewCardFields({
  choice,
  write,
  errors,
  mustSave,
  canSaveCards,
  isAlone,
}: CardStepProps & { isAlone: boolean }) {
  const { t } = useLingui();
  const words = useFieldWords();
  const { draft } = choice;
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
        write({ draft: { ...draft, [name]: value } });
      },
      onBlur: () => errors.leave(name),
    };
  };
  return (
    <CardFields css={isAlone ? { paddingTop: '1.25rem', '@sm': { paddingLeft: '1.1rem' } } : {}}>
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
            tooShort: t`Ad ve soyadı birlikte yaz.`,
            invalid: t`Kartın üzerindeki gibi yaz; yalnızca harfler.`,
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
      <div data-all="">
        {mustSave ? (
          <Text size="small" quiet>
            <Trans>Abonelik için kart ödeme kuruluşunda saklanır; numarası bizde durmaz.</Trans>
          </Text>
        ) : (
          canSaveCards && (
            <CheckBox checked={choice.save} onCheckedChange={(save) => write({ save })}>
              <Trans>
                Bu kartı sonraki alışverişlerim için sakla
                <small>Kart ödeme kuruluşunda saklanır; numarası bizde durmaz. Dilediğinde silersin.</small>
              </Trans>
            </CheckBox>
          )
        )}
      </div>
    </CardFields>
  );
}
