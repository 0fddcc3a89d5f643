import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FlowLevel } from '../../../../domain/quiz/index.ts';
import { levelsOf } from '../../../../machines/quiz/index.ts';
import { Drops } from '../../../components/pictures/drops.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { WarningIcon } from '../../../components/basics/icons.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { styled } from '../../../theme/stitches.ts';
import { DayPainter } from '../parts/day-painter.tsx';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import { Legend, Tiles } from '../parts/quiz.styles.ts';
import type { QuestionProps } from '../parts/quiz.types.ts';
import { Tile } from '../parts/tile.tsx';
import { useLevelWord } from '../parts/use-level-word.ts';

const words: readonly FlowLevel[] = [0, 1, 2, 3, 4];

const Sum = styled('output', { fontSize: '$small', color: '$ink2' });

export function DaysStep({ draft, errors, change }: QuestionProps) {
  const { t } = useLingui();
  const levelWord = useLevelWord();
  const levels = levelsOf(draft);
  const [wanted, setSelected] = useState(0);
  const selected = Math.min(wanted, levels.length - 1);
  const nth = selected + 1;
  const paint = (day: number, level: FlowLevel) =>
    change({ levels: draft.levels.map((known, index) => (index === day ? level : known)) });
  return (
    <Stack gap={5}>
      <QuestionHead
        title={
          <Trans>
            Gün gün <em>akışın nasıl?</em>
          </Trans>
        }
        lead={
          <Trans>
            Sütunu tut, yukarı aşağı çek; ya da parmağını boydan boya sürükle, hepsini bir çırpıda boya. Yaklaşık da
            olur.
          </Trans>
        }
      />
      <DayPainter levels={levels} selected={selected} onSelect={setSelected} onPaint={paint} />
      <Tiles columns="words">
        <Legend>
          <Trans>{nth}. gün, ya da sözle seç</Trans>
        </Legend>
        {words.map((level) => (
          <Tile
            key={level}
            shape="word"
            type="radio"
            name="level"
            checked={levels[selected] === level}
            onChoose={() => paint(selected, level)}
            picture={level > 0 ? <Drops level={level as 1 | 2 | 3 | 4} /> : <span aria-hidden="true">–</span>}
            title={levelWord(level)}
          />
        ))}
      </Tiles>
      {errors.length > 0 ? (
        <FieldError role="alert">
          <WarningIcon />
          <span>{t`En az bir günü boya; kutunu ona göre kuracağız.`}</span>
        </FieldError>
      ) : (
        <Summary levels={levels} />
      )}
    </Stack>
  );
}

function Summary({ levels }: { levels: readonly FlowLevel[] }) {
  const locale = useLocale();
  const levelWord = useLevelWord();
  const withFlow = levels.filter((level) => level > 0).length;
  const heaviest = Math.max(...levels) as FlowLevel;
  const nth = levels.indexOf(heaviest) + 1;
  const word = levelWord(heaviest).toLocaleLowerCase(locale);
  return (
    <Sum>
      {withFlow === 0 ? (
        <Trans>Henüz hiçbir günü boyamadın.</Trans>
      ) : (
        <>
          <Plural value={withFlow} one="# gün akış." other="# gün akış." />{' '}
          <Trans>
            En yoğunu: {nth}. gün, {word}.
          </Trans>
        </>
      )}
    </Sum>
  );
}
