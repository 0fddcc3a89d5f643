import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { CardDraft, CardField } from '../../../domain/card/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { blankCard, newCardErrors, newCardOf, refusedCardFields } from '../../components/payment/card-draft.ts';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { NewCardFields } from '../../components/payment/new-card-fields.tsx';
import { NewCardGrid } from '../../components/payment/new-card-grid.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFormErrors } from '../../components/hooks/use-form-errors.ts';
import type { CardCheckProps } from './card-check.types.ts';

export interface CardFormProps extends CardCheckProps {
  draft: CardDraft;
  write: (change: Partial<CardDraft>) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Input of a card. It is kept in the page only, and sent once. */
export function CardForm({ snapshot, send, draft, write, now }: CardFormProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { failure, notice } = snapshot.context;
  const refused = useMemo(() => refusedCardFields(failure?.fields), [failure]);
  const errors = useFormErrors<CardField>({ current: newCardErrors(draft, now()), refused });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const card = newCardOf(draft);
    if (errors.check() && card) send({ type: 'card.submit', card });
  }
  const isRefusedAtField = refused.length > 0;
  const isBusy = snapshot.matches('requesting');
  return (
    <>
      {notice && (
        <Notice tone="warning" role="alert" data-notice={notice}>
          {notice === 'cancelled' ? (
            <Trans>
              <b>Doğrulamadan vazgeçtin.</b> Kartından para çekilmedi. İstersen yeniden dene.
            </Trans>
          ) : (
            <Trans>
              <b>Kartın bize ulaşmadı.</b> Bağlantı yolda koptu. Yazdıkların duruyor; bir kez daha deneyebilirsin.
            </Trans>
          )}
        </Notice>
      )}
      {failure && !isRefusedAtField && (
        <FormErrors
          summary={words(failure, {
            BANK_UNAVAILABLE: t`Bankaya ulaşamadık, kartın eklenmedi. Yazdıkların duruyor; biraz sonra yeniden dene.`,
          })}
        />
      )}
      <form ref={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <NewCardGrid>
            <NewCardFields draft={draft} write={write} errors={errors} />
          </NewCardGrid>
          <TruthLine money={isBusy ? 'unknown' : 'notCharged'} sentence={t`Kartından para çekilmez.`}>
            <Trans>Bankan senden onay ister, kartı 1 lirayla dener ve o lirayı hemen geri verir.</Trans>
          </TruthLine>
          <Row>
            <Button type="submit" look="main" busy={isBusy}>
              <Trans>Kartı ekle</Trans>
            </Button>
            {!isBusy && (
              <Button onClick={() => send({ type: 'card.close' })}>
                <Trans>Vazgeç</Trans>
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </>
  );
}

/** State of a typed card: kept in the page only, and cleared with its form. */
export function useTypedCard(check: CardCheckProps) {
  const [draft, setDraft] = useState(blankCard);
  const adding: CardCheckProps = {
    snapshot: check.snapshot,
    send: (event) => {
      // Another card has another number: the one before is not shown again.
      const isAnother = event.type === 'card.add' && !check.snapshot.matches('occupied');
      if (event.type === 'card.close' || isAnother) setDraft(({ holder }) => ({ ...blankCard, holder }));
      check.send(event);
    },
  };
  const write = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  return { adding, draft, write };
}
