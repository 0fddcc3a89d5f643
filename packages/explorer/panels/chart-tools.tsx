import { Bar, SmallButton } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';

interface ChartToolsProps {
  /** Whether something is folded; null where nothing can be. */
  folded: boolean | null;
  onFold: () => void;
  inCode: boolean;
  onCode: () => void;
}

/** Fold everything, names as the code has them. */
export function ChartTools({ folded, onFold, inCode, onCode }: ChartToolsProps) {
  const { t } = useWords();
  return (
    <Bar>
      {folded !== null && (
        <SmallButton type="button" onClick={onFold}>
          {folded ? t('unfold') : t('fold')}
        </SmallButton>
      )}
      <SmallButton type="button" aria-pressed={inCode} onClick={onCode}>
        {t('codeNames')}
      </SmallButton>
    </Bar>
  );
}
