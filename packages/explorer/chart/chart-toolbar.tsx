import type { ReactNode } from 'react';
import { VisuallyHidden } from '../theme/visually-hidden.ts';
import { styled } from '../theme/stitches.ts';
import { Field, SmallButton } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';
import type { Search } from './use-search.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem',
  padding: '.5rem .6rem',
  borderBottom: '1px solid $line',
  '& > div,& > search': { display: 'flex', gap: '.35rem', alignItems: 'center' },
});

const Found = styled('output', {
  fontSize: '$small',
  color: '$ink2',
  whiteSpace: 'nowrap',
  paddingInline: '.35rem',
  fontVariantNumeric: 'tabular-nums',
  variants: { isNone: { true: { color: '$coralText', fontWeight: 600 } } },
});

interface ChartToolbarProps {
  /** Absent where search is not offered: in a picture of a comparison. */
  search?: Search | undefined;
  /** More buttons beside those of the view. */
  tools?: ReactNode;
  onZoom: (by: number) => void;
  onFit: () => void;
  onFill: () => void;
}

/** A bar above the diagram, so that it covers nothing: find, zoom, fit. */
export function ChartToolbar({ search, tools, onZoom, onFit, onFill }: ChartToolbarProps) {
  const { t } = useWords();
  return (
    <Row>
      {search && <Finder search={search} />}
      <div style={{ marginLeft: 'auto', flexWrap: 'wrap' }}>
        {tools}
        <SmallButton type="button" aria-label={t('zoomOut')} onClick={() => onZoom(1 / 1.25)}>
          −
        </SmallButton>
        <SmallButton type="button" aria-label={t('zoomIn')} onClick={() => onZoom(1.25)}>
          +
        </SmallButton>
        <SmallButton type="button" onClick={onFit}>
          {t('fit')}
        </SmallButton>
        {document.fullscreenEnabled && (
          <SmallButton type="button" aria-label={t('fullWindow')} title={t('fullWindow')} onClick={onFill}>
            <Icon d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </SmallButton>
        )}
      </div>
    </Row>
  );
}

/** Enter leads to the next match, Shift and Enter to the one before; Escape ends the search. */
function Finder({ search: { text, matches, at, current, seek, move } }: { search: Search }) {
  const { t } = useWords();
  const isSought = text.trim() !== '';
  const isNone = isSought && matches.length === 0;
  return (
    <search style={{ flex: '1 1 15rem' }}>
      <Field
        type="search"
        aria-label={t('findState')}
        placeholder={t('findState')}
        value={text}
        onChange={(event) => seek(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') seek('');
          else return;
          event.preventDefault();
        }}
        css={{ flex: '1 1 6rem', width: 'auto', minHeight: '2.75rem' }}
      />
      {/* Always rendered, so that screen readers announce its changes. */}
      <Found data-found={isSought ? matches.length : undefined} isNone={isNone} aria-live="polite">
        {isNone && t('noMatch')}
        {current && isSought && (
          <>
            <span aria-hidden="true">
              {at + 1} / {matches.length}
            </span>
            <VisuallyHidden>{`${matches.length} ${t('matches')}, ${at + 1}: ${current.text}`}</VisuallyHidden>
          </>
        )}
      </Found>
      {matches.length > 1 && (
        <>
          <SmallButton type="button" aria-label={t('previousMatch')} onClick={() => move(-1)}>
            <Icon d="m6 14.5 6-6 6 6" />
          </SmallButton>
          <SmallButton type="button" aria-label={t('nextMatch')} onClick={() => move(1)}>
            <Icon d="m6 9.5 6 6 6-6" />
          </SmallButton>
        </>
      )}
    </search>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
