import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { refundDraftErrors } from '../../../domain/refund/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Card, Lines } from '../../components/basics/card.tsx';
import { FieldError } from '../../components/fields/field.tsx';
import { TextAreaField } from '../../components/fields/text-field.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useFocusOnWrong } from '../../components/hooks/use-focus-on-wrong.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { LineChoice } from './line-choice.tsx';
import { Pictures } from './pictures.tsx';
import { Columns } from './refund.styles.ts';
import type { RefundPartProps } from './refund.types.ts';

/** The items to return, how many of each, and why. */
export function Choice({ order, snapshot, send }: RefundPartProps) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const { form, submitted } = useFocusOnWrong(snapshot.matches('previewing'));
  const { picks, note, isReviewed } = snapshot.context;
  const errors = isReviewed ? refundDraftErrors({ picks, note }) : [];
  const tooLong = errors.find(({ field }) => field === 'note');
  const isStill = !snapshot.matches('choosing');
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    send({ type: 'refund.review' });
  }
  return (
    <form noValidate ref={form} onSubmit={submit}>
      <Columns>
        <Card>
          <h2>
            <Trans>Neler geri gidecek?</Trans>
          </h2>
          <Lines>
            {order.lines.map((line) => (
              <LineChoice
                key={line.id}
                line={line}
                pick={picks.find((pick) => pick.line === line.id)}
                errors={errors}
                disabled={isStill}
                send={send}
              />
            ))}
          </Lines>
        </Card>
        <Card tone="sand">
          <h2>
            <Trans>Eklemek istediklerin</Trans>
          </h2>
          <TextAreaField
            label={t`Not`}
            note={t`isteğe bağlı`}
            value={note}
            error={tooLong && fieldWords(tooLong)}
            readOnly={isStill}
            onValueChange={(text) => send({ type: 'note.change', note: text })}
          />
          <Pictures snapshot={snapshot} send={send} />
          <output>
            {errors.some(({ field }) => field === 'lines') && (
              <FieldError>
                <Trans>Önce neyi geri göndereceğini seç.</Trans>
              </FieldError>
            )}
          </output>
          <Button type="submit" look="main" busy={snapshot.matches('previewing')}>
            <Trans>Gözden geçir</Trans>
          </Button>
          <Text size="small" quiet>
            <Trans>Henüz bir şey göndermedin; tutarı önce göstereceğiz.</Trans>
          </Text>
        </Card>
      </Columns>
    </form>
  );
}
