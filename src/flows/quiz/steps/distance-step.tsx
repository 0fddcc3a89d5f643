import { Trans, useLingui } from '@lingui/react/macro';
import { quizLimits } from '../../../../machines/quiz/index.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { WarningIcon } from '../../../components/basics/icons.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { styled } from '../../../theme/stitches.ts';
import { DayRing } from '../parts/day-ring.tsx';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import { Legend, Split, Tiles } from '../parts/quiz.styles.ts';
import type { QuestionProps } from '../parts/quiz.types.ts';
import { Tile } from '../parts/tile.tsx';

/** On a phone the circle comes after the question's words, so that its buttons are in sight; then the choices. */
const HeadFirst = styled(Split, {
  '@md': { gridTemplateRows: 'auto 1fr', rowGap: '$5', '& > :first-child': { alignSelf: 'start' } },
});
const Rest = styled(Stack, { alignSelf: 'start' });

const Circle = styled('div', {
  '@md': { gridColumn: 2, gridRow: '1 / span 2' },
  display: 'grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > div': { display: 'grid', justifyItems: 'center', gap: '$2' },
  '& fieldset output': { font: '460 3.5rem/1 $fonts$serif', letterSpacing: '-.04em', minWidth: '5rem' },
  '& fieldset': { background: 'none', boxShadow: 'none' },
  // Without the frame around both, each button draws its own edge.
  '& fieldset button': { background: '$surface', border: '1.5px solid currentColor' },
});

export function DistanceStep({ draft, errors, change }: QuestionProps) {
  const { t } = useLingui();
  const { cycle, cycleDistance, cycleDuration } = draft;
  const isKnown = cycle === 'known';
  return (
    <HeadFirst>
      <QuestionHead
        title={
          <Trans>
            Adetin kaç günde <em>bir geliyor?</em>
          </Trans>
        }
        lead={<Trans>Bir adetin ilk gününden ötekinin ilk gününe kadar say. Yaklaşık da olur.</Trans>}
      />
      <Circle>
        <DayRing days={isKnown ? cycleDistance : 28} periodDays={cycleDuration} />
        <div>
          <Stepper
            label={t`Kaç günde bir`}
            value={cycleDistance}
            {...quizLimits.distance}
            disabled={!isKnown}
            onChange={(value) => change({ cycleDistance: value })}
          />
          <span aria-hidden="true">
            <Trans>gün</Trans>
          </span>
        </div>
      </Circle>
      <Rest gap={5}>
        <Tiles columns="one">
          <Legend>
            <Trans>Düzenli mi?</Trans>
          </Legend>
          <Tile
            type="radio"
            name="cycle"
            checked={isKnown}
            onChoose={() => change({ cycle: 'known' })}
            title={<Trans>Aşağı yukarı {cycleDistance} günde bir</Trans>}
          />
          <Tile
            type="radio"
            name="cycle"
            checked={cycle === 'irregular'}
            onChoose={() => change({ cycle: 'irregular' })}
            title={t`Düzensiz`}
          />
          <Tile
            type="radio"
            name="cycle"
            checked={cycle === 'unknown'}
            onChoose={() => change({ cycle: 'unknown' })}
            title={t`Bilmiyorum`}
          />
        </Tiles>
        {!isKnown && (
          <p>
            <Trans>Sorun değil: hesabı 28 günle yaparız. Kutunun tarihini sonra istediğin gibi kaydırırsın.</Trans>
          </p>
        )}
        {errors.length > 0 && (
          <FieldError>
            <WarningIcon />
            <span>
              <Trans>15 ile 90 gün arasında bir sayı seç.</Trans>
            </span>
          </FieldError>
        )}
      </Rest>
    </HeadFirst>
  );
}
