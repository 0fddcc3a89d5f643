import { Trans, useLingui } from '@lingui/react/macro';
import { longestReview } from '../../../machines/quiz-result/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { TextAreaField } from '../../components/fields/text-field.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { styled } from '../../theme/stitches.ts';
import { PointsField } from '../review/points-field.tsx';
import type { QuizResultScreenProps } from './quiz-result-screen.tsx';

const Plate = styled('form', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0,1fr)',
  padding: '$5',
  marginBlock: '$5',
  borderRadius: '$xl',
  background: '$sand',
  '@md': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', padding: '$7', alignItems: 'center' },
});

/** Review of how well the packet fits: points, and an optional line of text. */
export function ReviewPart({ snapshot, send }: Omit<QuizResultScreenProps, 'result'>) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const failureWords = useFailureWords();
  const { points, text, errors, failure, isReviewed } = snapshot.context;
  const pointsError = errors.find(({ field }) => field === 'points');
  const textError = errors.find(({ field }) => field === 'text');
  return (
    <Plate
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'review.submit' });
      }}
    >
      <Stack gap={3}>
        <h2>
          <Trans>
            Tutturduk <em>mu?</em>
          </Trans>
        </h2>
        <p>
          <Trans>Yıldız yeter. Bir satır yazarsan bir insan okur.</Trans>
        </p>
        <PointsField
          label={t`Kaç puan verirsin?`}
          value={points}
          error={pointsError && fieldWords(pointsError, { required: t`Önce bir puan seç.` })}
          onChange={(chosen) => send({ type: 'review.change', change: { points: chosen } })}
        />
      </Stack>
      <Stack gap={3}>
        {failure && <FormErrors summary={failureWords(failure)} />}
        <TextAreaField
          label={t`Neyi değiştirirdin?`}
          note={t`isteğe bağlı`}
          value={text}
          error={textError && fieldWords(textError, { tooLong: t`En çok ${longestReview} harf sığıyor.` })}
          onValueChange={(written) => send({ type: 'review.change', change: { text: written } })}
        />
        {isReviewed ? (
          <Notice tone="success" aria-live="polite">
            <Trans>Aldık, sağ ol.</Trans>
          </Notice>
        ) : (
          <div>
            <Button type="submit" look="ink" busy={snapshot.matches('reviewing')}>{t`Gönder`}</Button>
          </div>
        )}
      </Stack>
    </Plate>
  );
}
