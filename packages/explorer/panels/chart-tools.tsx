import { SmallButton } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';

interface ChartToolsProps {
  /** Whether something is folded; null where nothing can be. */
  folded: boolean | null;
  onFold: () => void;
  inCode: boolean;
  onCode: () => void;
  /** With sentences, calls and events, not only names. */
  isDetailed: boolean;
  onDetail: () => void;
}

/** Fold everything, names as the code has them. */
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
