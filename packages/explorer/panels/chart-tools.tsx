import { SmallButton } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';

interface ChartToolsProps {
  /** Whether something is folded; null where the chart has nothing to fold. */
  folded: boolean | null;
  onFold: () => void;
  inCode: boolean;
  onCode: () => void;
  /** Whether sentences, calls and events are shown, not only names. */
  isDetailed: boolean;
  onDetail: () => void;
}

/** Buttons to fold everything, to show names as in the code, and to show details. */
export function ChartTools({ folded, onFold, inCode, onCode, isDetailed, onDetail }: ChartToolsProps) {
  const { t } = useWords();
  return (
    <>
      {folded !== null && (
        <SmallButton type="button" onClick={onFold}>
          {folded ? t('unfold') : t('fold')}
        </SmallButton>
      )}
      <SmallButton type="button" aria-pressed={isDetailed} onClick={onDetail}>
        {t('details')}
      </SmallButton>
      <SmallButton type="button" aria-pressed={inCode} onClick={onCode}>
        {t('codeNames')}
      </SmallButton>
    </>
  );
}
