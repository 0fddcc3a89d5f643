import { useLingui } from '@lingui/react/macro';
import type { FlowLevel } from '../../../../domain/quiz/index.ts';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { useLevelWord } from '../parts/use-level-word.ts';
import { Day, DayTide, Strip } from './result.styles.ts';

/** The painted days. `ringed`: days of the active line, from 1. */
export function DayStrip({ levels, ringed }: { levels: readonly FlowLevel[]; ringed: readonly number[] }) {
  const { t } = useLingui();
  const levelWord = useLevelWord();
  return (
    <Strip aria-label={t`Boyadığın günler`}>
      {levels.map((level, index) => {
        const nth = index + 1;
        return (
          <li key={nth}>
            <Day isOn={ringed.includes(nth)}>
              <DayTide level={level} />
            </Day>
            <span>
              {nth} <VisuallyHidden>{levelWord(level)}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </Strip>
  );
}
