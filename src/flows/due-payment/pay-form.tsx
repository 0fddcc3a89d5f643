import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import type { CardField } from '../../../domain/card/index.ts';
import type { DueCard, DuePayment } from '../../../machines/due-payment/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { blankCard, newCardErrors, newCardOf, refusedCardFields } from '../../components/payment/card-draft.ts';
import { ChoiceCard, ChoiceGroup } from '../../components/fields/choice-card.tsx';
import { NewCardFields } from '../../components/payment/new-card-fields.tsx';
import { NewCardGrid } from '../../components/payment/new-card-grid.ts';
import { Price } from '../../components/payment/price.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useFormErrors } from '../../components/hooks/use-form-errors.ts';
import type { DueDraft, DueScreenProps } from './due-payment.types.ts';

/** Preselects a card other than the one that failed, if there is one. */
const firstDraft = ({ cards }: DueScreenProps['snapshot']['context'], due: DuePayment): DueDraft => {
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const [chosen] = [...usable.filter(({ id }) => id !== due.cardId), ...usable];
  return { chosen: chosen?.id ?? 'new', typed: blankCard };
};

/** The chosen card was deleted elsewhere or has expired meanwhile. */
const isUnusable = (cards: readonly DueCard[], draft: DueDraft | null) =>
  draft !== null && draft.chosen !== 'new' && !cards.some(({ id, isExpired }) => id === draft.chosen && !isExpired);

type PayFormProps = Pick<DueScreenProps, 'snapshot' | 'send' | 'draft' | 'write' | 'now'> & {
  due: DuePayment;
  /** What happens to a typed card that is not saved. */
  note?: ReactNode;
};

/** Form that chooses the card to pay with. */
export function PayForm({ snapshot, send, now, due, note, ...own }: PayFormProps) {
  const { t } = useLingui();
  const { cards, failure } = snapshot.context;
  const first = firstDraft(snapshot.context, due);
  const draft = { ...first, ...own.draft, ...(isUnusable(cards, own.draft) && { chosen: first.chosen }) };
  const write = (change: Partial<DueDraft>) => own.write({ ...draft, ...change });
  const isNew = draft.chosen === 'new';
  const isBusy = snapshot.matches('requesting');
  const refused = useMemo(() => refusedCardFields(failure?.fields), [failure]);
  const errors = useFormErrors<CardField>({ current: isNew ? newCardErrors(draft.typed, now()) : [], refused });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!errors.check()) return;
    const typed = isNew ? newCardOf(draft.typed) : null;
    if (typed) send({ type: 'card.submit', card: { kind: 'new', ...typed } });
    else if (!isNew) send({ type: 'card.submit', card: { kind: 'saved', cardId: draft.chosen } });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <ChoiceGroup legend={<Trans>Hangi kartla?</Trans>}>
          {cards.map(({ id, name, lastFourDigits, isExpired }) => (
            <ChoiceCard
              key={id}
              name="due-card"
              label={`${name || t`Kart`} •••• ${lastFourDigits}`}
              detail={cardDetail({ isExpired, hasFailed: id === due.cardId })}
              disabled={isExpired}
              checked={draft.chosen === id}
              onChange={() => write({ chosen: id })}
            />
          ))}
          {cards.length > 0 && (
            <ChoiceCard
              name="due-card"
              label={<Trans>Yeni kart</Trans>}
              detail={
                <Trans>Bir kez yazarsın, ödeme kuruluşunda saklanır. Sonraki kutular da bu karttan ödenir.</Trans>
              }
              checked={isNew}
              onChange={() => write({ chosen: 'new' })}
            />
          )}
        </ChoiceGroup>
        {isNew && (
          <NewCardGrid>
            <NewCardFields
              draft={draft.typed}
              write={(change) => write({ typed: { ...draft.typed, ...change } })}
              errors={errors}
            />
          </NewCardGrid>
        )}
        <TruthLine money={isBusy ? 'unknown' : 'notCharged'}>
          <Trans>Bankan onay isteyebilir; onun sayfasına geçersin, dönüşte burada olursun.</Trans>
        </TruthLine>
        {note && (
          <Text size="small" quiet>
            {note}
          </Text>
        )}
        <Row>
          <Button type="submit" look="main" busy={isBusy}>
            <Trans>
              <Price amount={due.amount} /> öde
            </Trans>
          </Button>
          {!isBusy && (
            <Button onClick={() => send({ type: 'pay.close' })}>
              <Trans>Şimdi değil</Trans>
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

function cardDetail({ isExpired, hasFailed }: { isExpired: boolean; hasFailed: boolean }) {
  if (isExpired) return <Trans>Süresi dolmuş</Trans>;
  if (hasFailed) return <Trans>Ödeme geçmedi. Sorun çözüldüyse bir daha dene</Trans>;
  return <Trans>Sonraki kutular da bu karttan ödenir</Trans>;
}
