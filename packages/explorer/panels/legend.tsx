import { styled } from '../theme/stitches.ts';
import type { ChartGraph } from '../chart/chart-graph.ts';
import { moneyDot, toneLooks, type Tone } from '../chart/marks.ts';
import { isFinding, type Overlay } from '../overlays/overlay.ts';
import { useWords } from '../settings.tsx';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.4rem 1.1rem',
  fontSize: '$small',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '.45rem' },
  '& i': { width: '1rem', height: '1rem', borderRadius: '5px', flex: 'none' },
});

const line = (tone: Tone) => ({ background: toneLooks[tone].line, height: '3px' });
const dot = (color: string) => ({ background: color, borderRadius: '50%' });

/** The meaning of shapes and colours; only of those in the diagram. */
export function Legend({ overlay, graph }: { overlay: Overlay; graph: ChartGraph }) {
  const { t } = useWords();
  const money = new Set(graph.states.map((state) => state.money));
  return (
    <List aria-label={t('legend')}>
      <li>
        <i
          style={isFinding(overlay) ? { border: '3px solid var(--colors-ink)' } : { background: 'var(--colors-coral)' }}
        />{' '}
        {t('legendNow')}
      </li>
      {isFinding(overlay) && overlay !== 'invariants' && (
        <li>
          <i style={line('good')} /> {t('legendFine')}
        </li>
      )}
      {isFinding(overlay) && (
        <li>
          <i style={line('bad')} /> {t('legendWrong')}
        </li>
      )}
      {overlay === 'mutants' && (
        <li>
          <i style={line('warn')} /> {t('legendExcused')}
        </li>
      )}
      {overlay === 'mutants' && (
        <li>
          <b>2/2</b> {t('legendMutants')}
        </li>
      )}
      {overlay === 'coverage' && (
        <li>
          <b>●●·–</b> {t('legendLevels')}
        </li>
      )}
      {overlay === 'money' && (
        <li>
          <i style={{ background: 'var(--colors-coralText)', height: '3px' }} /> {t('legendNext')}
        </li>
      )}
      {overlay === 'money' && (
        <li>
          <i style={{ border: '2.5px solid var(--colors-ink)' }} /> {t('legendVisited')}
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
      {money.has('refunded') && (
        <li>
          <i style={dot(moneyDot.refunded)} /> {t('legendRefunded')}
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
