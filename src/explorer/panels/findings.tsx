import { machineShape, type AnyFlowSpec } from '../../../model-testing/index.ts';
import { labelOf, type ChartGraph } from '../chart/chart-graph.ts';
import type { Checks, Route } from '../checker/protocol.ts';
import { Note, Panel, Quiet, SmallButton } from '../explorer.styles.ts';
import type { FunnelState } from '../overlays/funnel.ts';
import type { Overlay } from '../overlays/overlay.ts';
import type { RunData } from '../overlays/run-data.ts';
import { useWords } from '../settings.tsx';
import { FunnelFindings } from './funnel-findings.tsx';

interface FindingsProps {
  overlay: Overlay;
  spec: AnyFlowSpec;
  runs: RunData | undefined;
  checks: Checks | undefined;
  funnel: FunnelState;
  graph: ChartGraph;
  version: string;
  onFilm: (route: Route) => void;
}

const checkCommand = 'npm run paths -- --check';

/** What an overlay has to say in words, under the diagram. */
export function Findings(props: FindingsProps) {
  switch (props.overlay) {
    case 'coverage':
      return <CoverageFindings {...props} />;
    case 'mutants':
      return <MutantFindings {...props} />;
    case 'invariants':
      return <InvariantFindings {...props} />;
    case 'funnel':
      return <FunnelFindings spec={props.spec} funnel={props.funnel} />;
    case 'calls':
    case 'deadlines':
    case 'analytics':
      return <Listing {...props} overlay={props.overlay} />;
    default:
      return null;
  }
}

function useRunAt() {
  const { t, language } = useWords();
  return (at: string) =>
    `${t('runAt')} ${new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))}`;
}

function CoverageFindings({ spec, runs, version }: FindingsProps) {
  const { t } = useWords();
  const runAt = useRunAt();
  if (!runs) return <Quiet aria-busy="true">{t('loading')}</Quiet>;
  const { model, screens, server } = runs;
  const coverage = model?.report.suites.transitions?.coverage;
  const missing = coverage ? [...new Set([...coverage.transitions.missing, ...coverage.guards.missing])] : null;
  const total = coverage?.transitions.total ?? machineShape(spec.machine).transitions.length;
  const beyond = spec.beyondBrowser ?? [];
  const levels = [
    { name: t('level.pure'), taken: coverage?.transitions.covered, of: total, at: model?.at, command: checkCommand },
    {
      name: t('level.actor'),
      taken: model?.report.takenByActor?.length,
      of: total,
      at: model?.at,
      command: checkCommand,
    },
    {
      name: t('level.screens'),
      taken: screens?.report.transitions.length,
      of: total,
      at: screens?.at,
      command: 'npx playwright test tests/explorer/screens.spec.ts',
    },
    {
      name: t('level.server'),
      taken: server?.report.transitions.length,
      of: total - beyond.length,
      at: server?.at,
      command: 'npx playwright test tests/models',
    },
  ];
  return (
    <Panel data-findings="coverage">
      <h2>{t('overlay.coverage')}</h2>
      <ul>
        {levels.map((level) => (
          <li key={level.name}>
            <b>{level.name}:</b>{' '}
            {level.taken === undefined ? (
              <>
                {t('notRun')}: <code>{level.command}</code>
              </>
            ) : (
              `${level.taken}/${level.of} ${t('transitions')}`
            )}
            {level.taken !== undefined && level.at && <Quiet as="span"> ({runAt(level.at)})</Quiet>}
          </li>
        ))}
      </ul>
      {model?.report.version !== undefined && model.report.version !== version && (
        <Note tone="butter">{t('otherRun')}</Note>
      )}
      {missing?.length === 0 && <Note tone="sage">{t('allCovered')}</Note>}
      {missing !== null && missing.length > 0 && (
        <Note tone="coral">
          {t('missing')} {missing.join('; ')}
        </Note>
      )}
      {beyond.length > 0 && (
        <details>
          <summary>
            {t('beyondBrowser')} {beyond.length}
          </summary>
          <ul>
            {beyond.map(({ item, reason }) => (
              <li key={item}>
                <b>{item}</b>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function MutantFindings({ runs }: FindingsProps) {
  const { t } = useWords();
  const runAt = useRunAt();
  const mutants = runs?.model?.report.mutants;
  if (!runs?.model || !mutants) return <Note tone="butter">{t('noRun')}</Note>;
  const survivors = [...mutants.survived, ...mutants.outdated];
  return (
    <Panel data-findings="mutants">
      <h2>{t('overlay.mutants')}</h2>
      <Quiet>{runAt(runs.model.at)}</Quiet>
      <p>
        <b>{t('killed')}</b> {mutants.killed + mutants.killedByExtra.length}/{mutants.total}
      </p>
      <p>
        <b>{t('equivalent')}</b> {mutants.equivalent.length + mutants.exclusive.length}
      </p>
      <Note tone={survivors.length === 0 ? 'sage' : 'coral'}>
        {t('survived')} {survivors.length === 0 ? t('none') : survivors.join('; ')}
      </Note>
    </Panel>
  );
}

function InvariantFindings({ checks, onFilm }: FindingsProps) {
  const { t } = useWords();
  if (!checks) return <Quiet aria-busy="true">{t('checking')}</Quiet>;
  const row = (name: string, route: Route | null) => (
    <li key={name}>
      <Note tone={route ? 'coral' : 'sage'} {...(route ? { role: 'alert', 'data-broken': '' } : {})}>
        <b aria-hidden="true">{route ? '✗ ' : '✓ '}</b>
        {name} <Quiet as="span">({route ? t('broken') : t('holds')})</Quiet>
        {route && (
          <SmallButton type="button" css={{ marginLeft: '.75rem' }} onClick={() => onFilm(route)}>
            ▶ {t('film')}
          </SmallButton>
        )}
      </Note>
    </li>
  );
  const steps = checks.invariants[0]?.checked ?? 0;
  return (
    <Panel data-findings="invariants">
      <h2>{t('overlay.invariants')}</h2>
      <Quiet>
        {t('checkedHere')} {steps.toLocaleString('tr-TR')}, {(checks.milliseconds / 1000).toFixed(1)} s
      </Quiet>
      <ul>{checks.invariants.map(({ name, route }) => row(name, route))}</ul>
      {checks.waysOut.length > 0 && (
        <>
          <h3>{t('waysOut')}</h3>
          <ul>{checks.waysOut.map(({ name, route }) => row(name, route))}</ul>
        </>
      )}
    </Panel>
  );
}

function Listing({ overlay, spec, graph }: FindingsProps & { overlay: 'calls' | 'deadlines' | 'analytics' }) {
  const { t, language } = useWords();
  const rows =
    overlay === 'deadlines'
      ? machineShape(spec.machine).transitions.flatMap((transition) => {
          const label = labelOf(spec, transition, language);
          const ends = transition.targets.map((id) => id.split('.').slice(1).join('.')).join(', ');
          return label.kind === 'time'
            ? [{ id: transition.id, who: transition.stateId, what: `${label.text} → ${ends}` }]
            : [];
        })
      : graph.states.flatMap(({ id, calls, analytics }) => {
          const what = overlay === 'calls' ? calls.join(', ') : (analytics ?? '');
          return what ? [{ id, who: id, what }] : [];
        });
  if (rows.length === 0) return <Note>{t('noneOfThese')}</Note>;
  return (
    <Panel data-findings={overlay}>
      <h2>{t(`overlay.${overlay}`)}</h2>
      <ul>
        {rows.map(({ id, who, what }) => (
          <li key={id}>
            <b>{who.split('.').slice(1).join('.')}</b>: {what}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
