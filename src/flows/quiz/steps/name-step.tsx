import { Trans, useLingui } from '@lingui/react/macro';
import { quizLimits } from '../../../../machines/quiz/index.ts';
import { Stack } from '../../../components/basics/stack.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { styled } from '../../../theme/stitches.ts';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import { Split } from '../parts/quiz.styles.ts';
import type { QuestionProps } from '../parts/quiz.types.ts';

const Note = styled('div', {
  justifySelf: 'center',
  width: '100%',
  maxWidth: '24rem',
  padding: '$5 $6',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: '$lift2',
  rotate: '-2deg',
  font: '460 1.375rem/1.45 $fonts$serif',
  overflowWrap: 'anywhere',
});

export function NameStep({ draft, errors, change }: QuestionProps) {
  const { t } = useLingui();
  const words = useFieldWords();
  const error = errors.find(({ field }) => field === 'name');
  const name = draft.name.trim();
  return (
    <Split>
      <Stack gap={5}>
        <QuestionHead
          title={
            <Trans>
              Sana nasıl <em>seslenelim?</em>
            </Trans>
          }
          lead={<Trans>Kutun bu adla anılır. Takma ad da olur.</Trans>}
        />
        <TextField
          label={t`Adın`}
          value={draft.name}
          maxLength={quizLimits.name}
          autoComplete="given-name"
          error={error && words(error, { required: t`Bir ad yaz; takma ad da olur.` })}
          onValueChange={(value) => change({ name: value })}
        />
      </Stack>
      <Note aria-hidden="true">
        {name === '' ? <Trans>Merhaba,</Trans> : <Trans>Merhaba {name},</Trans>}
        <br />
        <Trans>bu senin kutun. İçinde ne varsa sen söyledin.</Trans>
      </Note>
    </Split>
  );
}
