import { machineShape, type AnyFlowSpec } from '../../../model-testing/index.ts';
import { analyticsOfWay, labelOf, type ChartGraph } from '../chart/chart-graph.ts';
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
  return ({ at, isFromHere }: { at: string; isFromHere?: true }) => {
    if (isFromHere) return t('checkedHere');
    const when = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
    });
    return `${t('runAt')} ${when.format(new Date(at))}`;
  };
}

function CoverageFindings({ spec, runs, version }: FindingsProps) {
  const { t } = useWords();
  const runAt = useRunAt();
  if (!runs) return <Quiet aria-busy="true">{t('loading')}</Quiet>;
  const { model, screens, server } = runs;
  const hereInstead = model ? null : t('examining');
  const coverage = model?.report.suites.transitions?.coverage;
  const missing = coverage ? [...new Set([...coverage.transitions.missing, ...coverage.guards.missing])] : null;
  const total = coverage?.transitions.total ?? machineShape(spec.machine).transitions.length;
  const beyond = spec.beyondBrowser ?? [];
  const notRun = (command: string) => (
    <>
      {t('notRun')}: <code>{command}</code>
    </>
  );
  const levels = [
    { name: t('level.pure'), taken: coverage?.transitions.covered, of: total, run: model, otherwise: hereInstead },
    {
      name: t('level.actor'),
      taken: model?.report.takenByActor?.length,
      of: total,
      run: model,
      otherwise: hereInstead,
    },
    {
      name: t('level.screens'),
      taken: screens?.report.transitions.length,
      of: total,
      run: screens,
      otherwise: notRun('npx playwright test tests/explorer/screens.spec.ts'),
    },
    {
      name: t('level.server'),
      taken: server?.report.transitions.length,
      of: total - beyond.length,
      run: server,
      otherwise: notRun('npx playwright test tests/models'),
    },
  ];
  return (
    <Panel data-findings="coverage">
      <h2>{t('overlay.coverage')}</h2>
      <ul>
        {levels.map((level) => (
          <li key={level.name}>
            <b>{level.name}:</b>{' '}
            {level.taken === undefined ? level.otherwise : `${level.taken}/${level.of} ${t('transitions')}`}
            {level.taken !== undefined && level.run && <Quiet as="span"> ({runAt(level.run)})</Quiet>}
          </li>
        ))}
      </ul>
      {[screens, server].some((run) => run && run.report.version !== version) && (
        <Note tone="butter">{t('otherRun')}</Note>
      )}
      {missing?.length === 0 && <Note tone="sage">{t('allCovered')}</Note>}
      {missing !== null && missing.length > 0 && <Outcome title={t('missing')} items={missing} />}
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

/** What is left to do, one line each; well when there is nothing. */
function Outcome({ title, items }: { title: string; items: readonly string[] }) {
  const { t } = useWords();
  if (items.length === 0) {
    return (
      <Note tone="sage">
        {title} {t('none')}
      </Note>
    );
  }
  return (
    <Note tone="coral">
      <b>
        {title} {items.length}
      </b>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Note>
  );
}

function MutantFindings({ runs }: FindingsProps) {
  const { t } = useWords();
  const runAt = useRunAt();
  const mutants = runs?.model?.report.mutants;
  if (!runs?.model || !mutants) return <Note aria-busy="true">{t('examining')}</Note>;
  const survivors = [...mutants.survived, ...mutants.outdated];
  return (
    <Panel data-findings="mutants">
      <h2>{t('overlay.mutants')}</h2>
      <Quiet>{runAt(runs.model)}</Quiet>
      <p>
        <b>{t('killed')}</b> {mutants.killed + mutants.killedByExtra.length}/{mutants.total}
      </p>
      <p>
        <b>{t('equivalent')}</b> {mutants.equivalent.length + mutants.exclusive.length}
      </p>
      <Outcome title={t('survived')} items={survivors} />
    </Panel>
  );
}

function InvariantFindings({ checks, onFilm }: FindingsProps) {
  const { t, language } = useWords();
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
  const number = (value: number) =>
    value.toLocaleString(language === 'tr' ? 'tr-TR' : 'en-GB', { maximumFractionDigits: 1 });
  return (
    <Panel data-findings="invariants">
      <h2>{t('overlay.invariants')}</h2>
      <Quiet>
        {t('checkedHere')}: {number(steps)} {t('stepsChecked')}, {number(checks.milliseconds / 1000)} s
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
  if (overlay === 'analytics')
    for (const transition of machineShape(spec.machine).transitions) {
      const what = analyticsOfWay(spec, transition);
      if (what) rows.push({ id: transition.id, who: `way.${labelOf(spec, transition, language).text}`, what });
    }
  if (rows.length === 0) return <Note data-findings={overlay}>{t('noneOfThese')}</Note>;
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
