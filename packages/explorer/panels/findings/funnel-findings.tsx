import { machineShape, type AnyFlowSpec } from 'model-testing';
import { styled } from '../../theme/stitches.ts';
import { labelOf } from '../../chart/chart-graph.ts';
import { Note, Panel, Quiet } from '../../explorer.styles.ts';
import { isInto, isOf, type Counted, type FunnelState } from '../../overlays/funnel.ts';
import { useWords } from '../../settings.tsx';

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0,1fr)',
  gap: '.15rem .75rem',
  alignItems: 'baseline',
  '& > b': { textAlign: 'right', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& > i': { gridColumn: 2, height: '.375rem', borderRadius: '$full', background: '$lilac' },
});

const pathOf = (stateId: string) => stateId.split('.').slice(1).join('.') || stateId;

/** Number of sessions per transition, in words, the most frequent first. */
export function FunnelFindings({ spec, funnel }: { spec: AnyFlowSpec; funnel: FunnelState }) {
  const { t, language } = useWords();
  if (funnel.state === 'unavailable') {
    return (
      <Note tone="butter" data-findings="funnel">
        {t('funnelUnavailable')}
      </Note>
    );
  }
  if (funnel.state === 'loading') return <Quiet aria-busy="true">{t('loading')}</Quiet>;
  const { sessions, edges } = funnel.funnel;
  if (edges.length === 0) {
    return (
      <Note data-findings="funnel">
        {sessions > 0 && (
          <b>
            {sessions} {t('sessions')}.{' '}
          </b>
        )}
        {t('funnelEmpty')}
      </Note>
    );
  }
  const { transitions } = machineShape(spec.machine);
  const said = (edge: Counted): string | null => {
    const written = transitions.filter(({ id }) => isOf(edge, id));
    const fitting = written.filter(({ targets }) =>
      targets.length === 0 ? edge.to === edge.from : targets.some((target) => isInto(edge, target)),
    );
    const [found] = fitting.length > 0 ? fitting : written;
    if (!found) return null;
    const { text, guard } = labelOf(spec, found, language);
    // The counts do not distinguish several transitions of an event to the same target: then no guard is shown.
    return fitting.length === 1 && guard ? `${text} [${guard}]` : text;
  };
  return (
    <Panel data-findings="funnel">
      <h2>
        {t('overlay.funnel')}: {sessions} {t('sessions')}
      </h2>
      <Quiet>{t('funnelNote')}</Quiet>
      <ul>
        {edges.map((edge) => {
          const words = said(edge);
          return (
            <Row key={`${edge.from} ${edge.event} ${edge.to}`}>
              <b>{edge.sessions}</b>
              <span>
                {words ?? (
                  <>
                    {t('funnelOld')} <code>{edge.event}</code>
                  </>
                )}{' '}
                <Quiet as="span">
                  {pathOf(edge.from)}
                  {edge.to !== edge.from && ` → ${pathOf(edge.to)}`}
                </Quiet>
              </span>
              <i style={{ width: `${(100 * edge.sessions) / sessions}%` }} />
            </Row>
          );
        })}
      </ul>
    </Panel>
  );
}
