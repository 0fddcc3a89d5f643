import { useLingui } from '@lingui/react/macro';
import type { FlowLevel } from '../../../../domain/quiz/index.ts';
import { useFlowWord } from '../../../components/pictures/drops.tsx';

/** The word for the flow of a day, also of one without. */
export function useLevelWord(): (level: FlowLevel) => string {
  const { t } = useLingui();
  const flowWord = useFlowWord();
  return (level) => (level === 0 ? t`Akış yok` : flowWord(level));
}
