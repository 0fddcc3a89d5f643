import { Trans, useLingui } from '@lingui/react/macro';
import type { CardField } from '../../../../domain/card/index.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { ChoiceCard } from '../../../components/fields/choice-card.tsx';
import { CardIcon } from '../../../components/basics/more-icons.tsx';
import { NewCardFields } from '../../../components/payment/new-card-fields.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Text } from '../../../components/basics/text.tsx';
import type { ShownErrors } from '../../../components/hooks/use-form-errors.ts';
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

/** A saved card, or a new one. */
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
        {isNew && (
          <CardFields css={saved.length === 0 ? { paddingTop: '1.25rem', '@sm': { paddingLeft: '1.1rem' } } : {}}>
            <NewCardFields
              draft={choice.draft}
              write={(change) => write({ draft: { ...choice.draft, ...change } })}
              errors={props.errors}
            />
            <div data-all="">
              <Keeping {...props} />
            </div>
          </CardFields>
        )}
      </NewCard>
    </Choices>
  );
}

/** Whether the card is kept for the next time. */
function Keeping({ choice, write, mustSave, canSaveCards }: CardStepProps) {
  if (mustSave)
    return (
      <Text size="small" quiet>
        <Trans>Abonelik için kart ödeme kuruluşunda saklanır; numarası bizde durmaz.</Trans>
      </Text>
    );
  if (!canSaveCards) return null;
  return (
    <CheckBox checked={choice.save} onCheckedChange={(save) => write({ save })}>
      <Trans>
        Bu kartı sonraki alışverişlerim için sakla
        <small>Kart ödeme kuruluşunda saklanır; numarası bizde durmaz. Dilediğinde silersin.</small>
      </Trans>
    </CheckBox>
  );
}
