import { Trans, useLingui } from '@lingui/react/macro';
import { isKind } from '../../../../art/products/contents.ts';
import type { QuizAnswers, QuizSubType, Recommendation } from '../../../../domain/quiz/index.ts';
import { contentsInWords } from '../../../components/catalogue/packets/packet-words.ts';
import { PiecePicture } from '../../../components/pictures/piece-picture.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { Because, Line, Sentence } from './result.styles.ts';
import { useReasonWords } from './use-reason-words.ts';

interface ReasonsProps {
  answers: QuizAnswers;
  recommendation: Recommendation;
  /** The line whose days are ringed. */
  active: QuizSubType | null;
  onActive: (subType: QuizSubType | null) => void;
}

const kindOf = (subType: string) => subType.replace('-', '.');

/** The lines of the packet with their reasons: the numbers beside a line's sentences add up to its pieces. */
export function Reasons({ answers, recommendation, active, onActive }: ReasonsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useReasonWords(answers, recommendation);
  const hasTampons = recommendation.items.some(({ _subType }) => _subType.startsWith('tampon-'));
  return (
    <Because>
      {recommendation.items.map((item) => {
        const { _subType: subType } = item;
        const kind = kindOf(subType);
        const reasons = recommendation.reasons.filter(({ _subType }) => _subType === subType);
        return (
          <Line
            key={subType}
            isActive={active === subType}
            onPointerEnter={() => onActive(subType)}
            onPointerLeave={() => onActive(null)}
          >
            {isKind(kind) ? <PiecePicture kind={kind} /> : <span />}
            <button
              type="button"
              aria-pressed={active === subType}
              onClick={() => onActive(active === subType ? null : subType)}
            >
              {contentsInWords([item], locale)}
            </button>
            <ul>
              {reasons.map((reason) => (
                <Sentence key={`${reason.code}${reason.days.join()}${reason._otherSubType ?? ''}`}>
                  <span>{words(reason)}</span>
                  <b>{reason.pieces < 0 ? `−${-reason.pieces}` : `+${reason.pieces}`}</b>
                </Sentence>
              ))}
            </ul>
          </Line>
        );
      })}
      {!hasTampons && (
        <Line>
          <span />
          <b>{t`Tampon yok`}</b>
          <p>
            <Trans>Kullandığını söylemedin, koymadık.</Trans>
          </p>
        </Line>
      )}
    </Because>
  );
}
