import { styled } from '../../theme/stitches.ts';
import type { ChartGraph } from '../chart/chart-graph.ts';
import { moneyDot } from '../chart/marks.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { useWords } from '../settings.tsx';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.4rem 1.1rem',
  fontSize: '$small',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '.45rem' },
  '& i': { width: '1rem', height: '1rem', borderRadius: '5px', flex: 'none' },
});

const dot = (color: string) => ({ background: color, borderRadius: '50%' });

/** What the shapes and colours say; only those that are on the diagram. */
export function Legend({ overlay, graph }: { overlay: Overlay; graph: ChartGraph }) {
  const { t } = useWords();
  const money = new Set(graph.states.map((state) => state.money));
  return (
    <List aria-label={t('legend')}>
      <li>
        <i style={{ background: 'var(--colors-coral)' }} /> {t('legendNow')}
      </li>
      {overlay === 'money' && (
        <li>
          <i style={{ background: 'var(--colors-coralText)', height: '3px' }} /> {t('legendNext')}
        </li>
      )}
      {overlay === 'money' && (
        <li>
          <i style={{ background: 'var(--colors-lilacSoft)', border: '1.5px solid var(--colors-field)' }} />{' '}
          {t('legendVisited')}
        </li>
      )}
      {money.has('notCharged') && (
        <li>
          <i style={dot(moneyDot.notCharged)} /> {t('legendNotCharged')}
        </li>
      )}
      {money.has('charged') && (
        <li>
          <i style={dot(moneyDot.charged)} /> {t('legendCharged')}
        </li>
      )}
      {money.has('unknown') && (
        <li>
          <i style={dot(moneyDot.unknown)} /> {t('legendUnknown')}
        </li>
      )}
      {graph.states.some(({ hasDeadline }) => hasDeadline) && (
        <li>
          <i style={{ border: '1.5px dashed var(--colors-field)' }} /> {t('legendTimed')}
        </li>
      )}
      {graph.states.some(({ kind }) => kind === 'final') && (
        <li>
          <i style={{ border: '4px double var(--colors-field)' }} /> {t('legendFinal')}
        </li>
      )}
      {graph.edges.some(({ source }) => source.endsWith(':anywhere')) && <li>{t('legendAnywhere')}</li>}
    </List>
  );
}
