import { Trans, useLingui } from '@lingui/react/macro';
import { parsePageIdentifier, subTypeNames } from '../../../../domain/product/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import { QUIZ_SUB_TYPES, type QuizSubType } from '../../../../domain/quiz/index.ts';
import { askedDays, askedTypes, levelsOf, quizLimits, type UsageDay } from '../../../../machines/quiz/index.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { styled } from '../../../theme/stitches.ts';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import type { QuestionProps } from '../parts/quiz.types.ts';

const Day = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  '& h2': { fontSize: '1.25rem' },
  '@md': { gridTemplateColumns: '14rem minmax(0,1fr)', alignItems: 'center', padding: '$4 $5' },
});

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '$3',
  alignItems: 'end',
});

/** The sub-type proposed for a day before one is chosen. */
const usual: Readonly<Record<UsageDay, Readonly<Record<'pad' | 'tampon', QuizSubType>>>> = {
  lightDay: { pad: 'pad-standard', tampon: 'tampon-mini' },
  firstDay: { pad: 'pad-super', tampon: 'tampon-standard' },
  heavyDay: { pad: 'pad-super-plus', tampon: 'tampon-super' },
};

export function UsagesStep({ draft, change }: QuestionProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const levels = levelsOf(draft);
  const first = levels.findIndex((level) => level > 0) + 1;
  const titles: Record<UsageDay, [title: string, detail: string]> = {
    lightDay: [t`Hafif gününde`, t`Hafif ya da normal boyadığın günler`],
    firstDay: [t`İlk gününde`, t`${first}. gün, boyadığın ilk gün`],
    heavyDay: [t`En yoğun gününde`, t`Yoğun ya da çok yoğun boyadığın günler`],
  };
  const typeNames = { pad: t`Ped`, tampon: t`Tampon` };

  const lineOf = (day: UsageDay, type: 'pad' | 'tampon') => {
    const line = draft.usages[day].find(({ _subType }) => _subType.startsWith(`${type}-`));
    return line ?? { _subType: usual[day][type], amount: 0 };
  };
  const setLine = (day: UsageDay, type: 'pad' | 'tampon', _subType: QuizSubType, amount: number) => {
    const others = draft.usages[day].filter((line) => !line._subType.startsWith(`${type}-`));
    change({ usages: { ...draft.usages, [day]: [...others, { _subType, amount }] } });
  };
  const optionsOf = (type: 'pad' | 'tampon') =>
    QUIZ_SUB_TYPES.filter((one) => one.startsWith(`${type}-`)).map((value) => {
      const kind = parsePageIdentifier(value);
      return { value, label: kind ? inLocale(subTypeNames[kind.subType], locale) : value };
    });

  return (
    <Stack gap={5}>
      <QuestionHead
        title={
          <Trans>
            Hangi gün <em>kaç tane?</em>
          </Trans>
        }
        lead={<Trans>Biliyorsan yaz, gecesi dâhil. Boş bıraktığın günleri boyadığın akışa göre biz doldururuz.</Trans>}
      />
      <Stack gap={3}>
        {askedDays(draft).map((day) => (
          <Day key={day} aria-label={titles[day][0]}>
            <div>
              <h2>{titles[day][0]}</h2>
              <Text size="small" quiet>
                {titles[day][1]}
              </Text>
            </div>
            <Stack gap={3}>
              {askedTypes(draft).map((type) => {
                const { _subType, amount } = lineOf(day, type);
                const typeName = typeNames[type];
                return (
                  <Line key={type}>
                    <SelectField
                      label={typeName}
                      value={_subType}
                      options={optionsOf(type)}
                      onValueChange={(value) => setLine(day, type, value as QuizSubType, amount)}
                    />
                    <Stepper
                      label={t`${typeName}, kaç tane`}
                      value={amount}
                      max={quizLimits.usage}
                      onChange={(next) => setLine(day, type, _subType, next)}
                    />
                  </Line>
                );
              })}
            </Stack>
          </Day>
        ))}
      </Stack>
    </Stack>
  );
}
