import type { ReactNode } from 'react';
import { config } from 'virtual:flows';
import { promisedCounts, type AnyFlowSpec, type Coverage } from 'model-testing';
import { Bar, Note, Panel, Quiet, SmallButton } from '../../explorer.styles.ts';
import { keptOf, levels, type Level } from '../../model/levels.ts';
import { stateName } from '../../model/copy.ts';
import { takenAt, unreachedStates, type RunData } from '../../overlays/run-data.ts';
import { useWords } from '../../settings.tsx';
import { Kept, Outcome, useRunAt } from './test-run.tsx';

interface CoverageFindingsProps {
  spec: AnyFlowSpec;
  runs: RunData | undefined;
  version: string;
  /** The levels promised for this flow. */
  promised: readonly Level[];
  isCopy: boolean;
  /** Shows a state that a finding mentions. */
  onState: (stateId: string) => void;
}

/** Level by level: the covered part of its promise, or that there is none; and what the counts mean. */
export function CoverageFindings({ spec, runs, version, promised, isCopy, onState }: CoverageFindingsProps) {
  const { t, language } = useWords();
  const runAt = useRunAt();
  if (!runs) return <Quiet aria-busy="true">{t('loading')}</Quiet>;
  const beyond = promised.includes('server') ? (spec.beyondBrowser ?? []) : [];
  const found = levels.map((level) => {
    const run = level === 'screens' || level === 'server' ? runs[level] : runs.model;
    const taken = takenAt(spec, runs, level);
    const isOld = (level === 'screens' || level === 'server') && run !== null && run.report.version !== version;
    return { level, run, isOld, kept: taken && keptOf(spec, level, taken) };
  });
  const say = ({ level, run, isOld, kept }: (typeof found)[number]): ReactNode => {
    if (!promised.includes(level))
      return t(isCopy ? 'notPromisedCopy' : level === 'screens' ? 'notPromisedScreens' : 'notPromised');
    const isOfBrowser = level === 'screens' || level === 'server';
    if (!run || !kept)
      return isOfBrowser ? (
        <>
          {t('notRun')}: <code>{config.levels.commands[level]}</code>
        </>
      ) : (
        t('examining')
      );
    return (
      <>
        {kept.covered}/{kept.total} {t('transitions')} <Quiet as="span">({runAt(run)})</Quiet>
        {isOld && isOfBrowser && (
          <>
            {' '}
            {t('otherRun')} <code>{config.levels.commands[level]}</code>
          </>
        )}
      </>
    );
  };
  const ofPromised = found.filter(({ level }) => promised.includes(level));
  const suites = runs.model?.report.suites;
  const counts =
    suites?.states && suites.transitions && promisedCounts(suites.states.coverage, suites.transitions.coverage);
  const unreached = unreachedStates(spec, runs);
  const isWhole =
    unreached.length === 0 && ofPromised.every(({ kept, isOld }) => kept && kept.missing.length === 0 && !isOld);
  const missing = counts?.guards.missing ?? [];
  return (
    <Panel data-findings="coverage">
      <h2>{t('overlay.coverage')}</h2>
      <Kept runs={runs} />
      <ul>
        {found.map((one) => (
          <li key={one.level}>
            <b>{t(`level.${one.level}`)}:</b> {say(one)}
          </li>
        ))}
      </ul>
      {isWhole && missing.length === 0 && <Note tone="sage">{t('allCovered')}</Note>}
      {unreached.length > 0 && (
        <Note as="div" tone="coral" role="alert" data-unreached="">
          <b>
            {t('unreachedStates')} {unreached.length}
          </b>
          <Bar as="ul" css={{ display: 'flex', marginTop: '.4rem' }}>
            {unreached.map((id) => (
              <li key={id}>
                <SmallButton type="button" title={id} onClick={() => onState(id)}>
                  {stateName(spec, id.split('.').slice(1), language)}
                </SmallButton>
              </li>
            ))}
          </Bar>
          <Quiet css={{ marginTop: '.4rem' }}>{t('unreachedWhy')}</Quiet>
        </Note>
      )}
      {ofPromised.map(
        ({ level, kept }) =>
          kept &&
          kept.missing.length > 0 && (
            <Outcome key={level} title={`${t(`level.${level}`)}, ${t('missing')}`} items={kept.missing} />
          ),
      )}
      {missing.length > 0 && <Outcome title={t('missingAnswers')} items={missing} />}
      {counts && <Counts counts={counts} />}
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

const counted = ['states', 'configurations', 'transitions', 'guards', 'pairs'] as const;

/** The coverage of the derived paths by kind, each with an explanation. */
function Counts({ counts }: { counts: Coverage }) {
  const { t } = useWords();
  return (
    <details data-counts="">
      <summary>{t('howCounted')}</summary>
      <ul>
        {counted.map((name) => (
          <li key={name}>
            <b>
              {t(`count.${name}`)}: {counts[name].covered}/{counts[name].total}.
            </b>{' '}
            {t(`counted.${name}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
