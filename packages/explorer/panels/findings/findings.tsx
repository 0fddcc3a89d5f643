import type { ReactNode } from 'react';
import { machineShape, noticedIn, propertyProblem, type AnyFlowSpec } from 'model-testing';
import { analyticsOfWay, labelOf, type ChartGraph } from '../../chart/chart-graph.ts';
import { useProblem } from '../../checker/ask.ts';
import type { Checks, Route } from '../../checker/protocol.ts';
import { Note, Panel, Quiet, SmallButton } from '../../explorer.styles.ts';
import type { Level } from '../../model/levels.ts';
import type { Permalink } from '../../model/permalink.ts';
import type { FunnelState } from '../../overlays/funnel.ts';
import type { Overlay } from '../../overlays/overlay.ts';
import type { RunData } from '../../overlays/run-data.ts';
import { useWords } from '../../settings.tsx';
import { CoverageFindings } from './coverage-findings.tsx';
import { FunnelFindings } from './funnel-findings.tsx';
import { RequirementFindings } from './requirement-findings.tsx';
import { Kept, Outcome, Problem, useRunAt } from './test-run.tsx';

interface FindingsProps {
  overlay: Overlay;
  spec: AnyFlowSpec;
  runs: RunData | undefined;
  checks: Checks | undefined;
  funnel: FunnelState;
  graph: ChartGraph;
  version: string;
  /** The levels promised for this flow. */
  promised: readonly Level[];
  isCopy: boolean;
  link: Permalink;
  /** Sets an option of the address; null removes it. */
  onOption: (name: string, value: string | null) => void;
  onFilm: (route: Route) => void;
  onState: (stateId: string) => void;
}

/** The findings of an overlay in words, under the diagram. */
export function Findings(props: FindingsProps) {
  const problem = useProblem(props.spec.name);
  const unlessProblem = (found: ReactNode) => (problem === null ? found : <Problem>{problem}</Problem>);
  switch (props.overlay) {
    case 'coverage':
      return unlessProblem(<CoverageFindings {...props} />);
    case 'mutants':
      return unlessProblem(<MutantFindings {...props} />);
    case 'invariants':
      return unlessProblem(<InvariantFindings {...props} />);
    case 'funnel':
      return <FunnelFindings spec={props.spec} funnel={props.funnel} />;
    case 'requirements':
      return <RequirementFindings {...props} />;
    case 'calls':
    case 'deadlines':
    case 'analytics':
      return <Listing {...props} overlay={props.overlay} />;
    default:
      return null;
  }
}

function MutantFindings({ runs }: FindingsProps) {
  const { t } = useWords();
  const runAt = useRunAt();
  const mutants = runs?.model?.report.mutants;
  if (!runs?.model || !mutants) return <Note aria-busy="true">{t('examining')}</Note>;
  return (
    <Panel data-findings="mutants">
      <h2>{t('overlay.mutants')}</h2>
      <Kept runs={runs} />
      <Quiet>{runAt(runs.model)}</Quiet>
      <p>
        <b>{t('killed')}</b> {mutants.killed + mutants.killedByExtra.length}/{mutants.total}
      </p>
      <p>
        <b>{t('equivalent')}</b> {mutants.equivalent.length + mutants.exclusive.length}
      </p>
      <Outcome title={t('survived')} items={mutants.survived} />
      {mutants.outdated.length > 0 && <Outcome title={t('outdated')} items={mutants.outdated} />}
      {mutants.noticed && (
        <>
          <p>
            <b>{t('promised')}</b> {noticedIn(mutants.noticed)}/{mutants.noticed.judged}
          </p>
          <p>
            <b>{t('beyondSpec')}</b> {mutants.noticed.beyond.length}
          </p>
          <Outcome title={t('onlyByComparison')} items={mutants.noticed.onlyByComparison} />
        </>
      )}
    </Panel>
  );
}

function InvariantFindings({ checks, onFilm }: FindingsProps) {
  const { t, language } = useWords();
  if (!checks) return <Quiet aria-busy="true">{t('checking')}</Quiet>;
  const row = (name: string, route: Route | null, isBroken = route !== null) => (
    <li key={name}>
      <Note tone={isBroken ? 'coral' : 'sage'} {...(isBroken ? { role: 'alert', 'data-broken': '' } : {})}>
        <b aria-hidden="true">{isBroken ? '✗ ' : '✓ '}</b>
        {name} <Quiet as="span">({isBroken ? t('broken') : t('holds')})</Quiet>
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
      {checks.postconditions.length > 0 && (
        <>
          <h3>{t('postconditions')}</h3>
          <ul>
            {checks.postconditions.map(({ name, route, problem }) =>
              row(problem ? `${name}: ${problem}` : name, route, route !== null || problem !== null),
            )}
          </ul>
        </>
      )}
      {checks.waysOut.length > 0 && (
        <>
          <h3>{t('waysOut')}</h3>
          <ul>{checks.waysOut.map(({ name, route }) => row(name, route))}</ul>
        </>
      )}
      {checks.properties.length > 0 && (
        <>
          <h3>{t('properties')}</h3>
          <ul>
            {checks.properties.map((result) => {
              const problem = propertyProblem(result);
              return row(problem ? `${result.name}: ${problem}` : result.name, result.route, problem !== null);
            })}
          </ul>
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
