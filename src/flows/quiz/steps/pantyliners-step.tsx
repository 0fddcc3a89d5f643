import { Trans, useLingui } from '@lingui/react/macro';
import { PANTYLINER_USAGE_TYPES, type PantylinerUsageType } from '../../../../domain/quiz/index.ts';
import { quizLimits } from '../../../../machines/quiz/index.ts';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import { Tiles } from '../parts/quiz.styles.ts';
import type { QuestionProps } from '../parts/quiz.types.ts';
import { Tile } from '../parts/tile.tsx';

export function PantylinersStep({ draft, change }: QuestionProps) {
  const { t } = useLingui();
  const names: Record<PantylinerUsageType, [title: string, detail: string]> = {
    none: [t`Hayır`, t`Koymayız, konu kapanır.`],
    'end-of-period': [t`Adet bitince, birkaç gün`, t`Üç gün olarak hesaplarız.`],
    'between-periods': [t`Adet dışındaki günlerde`, t`Adet günlerin dışında kalan her gün.`],
    'every-day': [t`Her gün`, t`Kutu gelene kadar her gün.`],
  };
  return (
    <Stack gap={5}>
      <QuestionHead
        title={
          <Trans>
            Günlük ped <em>kullanıyor musun?</em>
          </Trans>
        }
        lead={<Trans>Akıntı normaldir; günlük ped şart değildir. Ne yapıyorsan onu işaretle.</Trans>}
      />
      <Tiles columns="one">
        <VisuallyHidden as="legend">{t`Günlük ped`}</VisuallyHidden>
        {PANTYLINER_USAGE_TYPES.map((usage) => (
          <Tile
            key={usage}
            type="radio"
            name="pantyliners"
            checked={draft.pantylinerUsage === usage}
            onChoose={() => change({ pantylinerUsage: usage })}
            title={names[usage][0]}
            detail={names[usage][1]}
          />
        ))}
      </Tiles>
      {draft.pantylinerUsage !== 'none' && (
        <Row between css={{ maxWidth: '26rem' }}>
          <b>
            <Trans>O günlerde kaç tane?</Trans>
          </b>
          <Stepper
            label={t`Günde kaç günlük ped`}
            value={draft.pantylinerAmount}
            min={1}
            max={quizLimits.pantyliners}
            onChange={(amount) => change({ pantylinerAmount: amount })}
          />
        </Row>
      )}
    </Stack>
  );
}
