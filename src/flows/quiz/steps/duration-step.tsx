import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { quizLimits } from '../../../../machines/quiz/index.ts';
import { Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import { Tiles } from '../parts/quiz.styles.ts';
import type { QuestionProps } from '../parts/quiz.types.ts';
import { Tile } from '../parts/tile.tsx';

const { min, max } = quizLimits.duration;
const durations = Array.from({ length: max - min + 1 }, (_, index) => min + index);

export function DurationStep({ draft, change }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Stack gap={5}>
      <QuestionHead
        title={
          <Trans>
            Kaç gün <em>sürüyor?</em>
          </Trans>
        }
        lead={<Trans>Lekelenme günlerini de say; bir sonraki soruda her günü ayrı boyayacaksın.</Trans>}
      />
      <Tiles columns="days">
        <VisuallyHidden as="legend">{t`Gün sayısı`}</VisuallyHidden>
        {durations.map((days) => (
          <Tile
            key={days}
            shape="number"
            type="radio"
            name="duration"
            checked={draft.cycleDuration === days}
            onChoose={() => change({ cycleDuration: days })}
            title={days}
            detail={<Plural value={days} one="gün" other="gün" />}
          />
        ))}
      </Tiles>
      {draft.cycleDuration > 8 && (
        <Text size="small" aria-live="polite">
          <Trans>
            Adetin sık sık sekiz günü geçiyorsa bir doktora danışmak iyi olur. Biz yalnızca kutuyu buna göre kurarız.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
