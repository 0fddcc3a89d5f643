import { Bar, Field, SmallButton } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';

interface ChartToolsProps {
  sought: string;
  onSeek: (text: string) => void;
  /** Enter: the first that was found is opened. */
  onOpen: () => void;
  /** Whether something is folded; null where nothing can be. */
  folded: boolean | null;
  onFold: () => void;
  inCode: boolean;
  onCode: () => void;
}

/** Find a state, fold everything, names as the code has them. */
export function ChartTools({ sought, onSeek, onOpen, folded, onFold, inCode, onCode }: ChartToolsProps) {
  const { t } = useWords();
  return (
    <Bar>
      <Field
        type="search"
        aria-label={t('findState')}
        placeholder={t('findState')}
        value={sought}
        onChange={(event) => onSeek(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onOpen()}
        css={{ flex: '1 1 12rem', width: 'auto' }}
      />
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
