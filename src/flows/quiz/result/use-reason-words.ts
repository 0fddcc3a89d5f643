import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../../domain/locale/index.ts';
import type { QuizAnswers, QuizSubType, Reason, Recommendation } from '../../../../domain/quiz/index.ts';
import { joinWords } from '../../../components/words/join-words.ts';
import { contentsInWords } from '../../../components/catalogue/packets/packet-words.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { useLevelWord } from '../parts/use-level-word.ts';

/** "süper ped", "super pads". */
const nameOf = (subType: QuizSubType, amount: number, locale: Locale) =>
  contentsInWords([{ _subType: subType, amount }], locale)
    .join()
    .replace(/^\d+ /, '');

/** "1. ve 3.", "days 1 and 3". */
function daysInWords(nths: readonly number[], locale: Locale): string {
  const list = joinWords(
    nths.map((nth) => (locale === 'tr' ? `${nth}.` : `${nth}`)),
    locale,
  );
  return locale === 'tr' ? list : `${nths.length > 1 ? 'days' : 'day'} ${list}`;
}

/** Why pieces are in the packet, in a sentence; their number is shown beside it. */
export function useReasonWords(
  answers: QuizAnswers,
  { periods, intervalDays }: Pick<Recommendation, 'periods' | 'intervalDays'>,
): (reason: Reason) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const levelWord = useLevelWord();
  return ({ code, days: nths, pieces, _otherSubType }) => {
    const days = daysInWords(nths, locale);
    const each = nths.length > 0 ? Math.abs(pieces) / (nths.length * periods) : 0;
    const flow = levelWord(answers.intensityOfEachDay[(nths[0] ?? 1) - 1] ?? 0).toLocaleLowerCase(locale);
    const amount = answers.pantylinerUsageAmount;
    const lone = Math.abs(pieces);
    const other = _otherSubType ? nameOf(_otherSubType, lone, locale) : '';
    switch (code) {
      case 'table-day':
        return t`${days} gün ${flow}: gündüz ${each} tane, ${periods} dönem boyunca`;
      case 'table-night':
        return t`${days} günün gecesi: ${each} tane, ${periods} dönem boyunca`;
      case 'light-day':
        return t`Hafif günlerin için söylediğin, ${days} gün: ${each} tane, ${periods} dönem boyunca`;
      case 'first-day':
        return t`İlk günün için söylediğin: ${each} tane, ${periods} dönem boyunca`;
      case 'heavy-day':
        return t`Yoğun günlerin için söylediğin, ${days} gün: ${each} tane, ${periods} dönem boyunca`;
      case 'halved':
        return t`Asıl kullandığın başka; bunlar yedek, yarısı yeter`;
      case 'end-of-period':
        return t`Adet bitince üç gün, günde ${amount} tane, ${periods} dönem boyunca`;
      case 'between-periods':
        return t`Adet dışındaki günler, günde ${amount}, ${intervalDays} gün için`;
      case 'every-day':
        return t`Her gün ${amount}, ${intervalDays} gün için`;
      case 'moved-out':
        return t`${lone} tane bir paketi doldurmuyor; ${other} olarak koyduk`;
      case 'moved-in':
        return t`${lone} ${other} tek başına bir paketi doldurmuyor; buraya kattık`;
      case 'rounded-up':
        return t`Paketi doldurmak için; artanı çantana`;
      case 'missing':
        return t`Bir kutuya en çok üç paket sığar; bu kadarı eksik kalıyor`;
      default:
        return code satisfies never;
    }
  };
}
