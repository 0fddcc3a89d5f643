import { useEffect, useRef, useState } from 'react';
import { config, phrases } from 'virtual:flows';
import { machineShape, type AnyFlowSpec } from 'model-testing';
import { ask, useProblem } from '../../checker/ask.ts';
import type { Route } from '../../checker/protocol.ts';
import { Bar, Panel, Pill, Quiet, SmallButton, Spread } from '../../explorer.styles.ts';
import { flowInside } from '../../model/flow-within.ts';
import { descriptionOf, operationOf, ownMoneySentence, stateName } from '../../model/copy.ts';
import { analyticsOf, metaOf, moneyIn, moneyWords } from '../../model/state-path.ts';
import { useWords } from '../../settings.tsx';
import { useNarrow } from '../../hooks/use-narrow.ts';
import { StateRequirements } from '../findings/requirement-findings.tsx';
import { Problem } from '../findings/test-run.tsx';
import { StaysHere, WaysOut } from './ways-list.tsx';

interface StateDetailsProps {
  spec: AnyFlowSpec;
  stateId: string;
  isFolded: boolean;
  canFold: boolean;
  onFold: () => void;
  onClose: () => void;
  onWalk: (route: Route) => void;
}

/** Everything about one state, in words. Use its id as key: on a small screen mounting scrolls it into view. */
export function StateDetails({ spec, stateId, isFolded, canFold, onFold, onClose, onWalk }: StateDetailsProps) {
  const { t, language } = useWords();
  const isNarrow = useNarrow();
  const [search, setSearch] = useState<'idle' | 'searching' | 'unreachable'>('idle');
  const problem = useProblem(spec.name);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNarrow) panel.current?.scrollIntoView({ block: 'start' });
  }, [isNarrow]);
  const { states } = machineShape(spec.machine);
  const state = states.find(({ id }) => id === stateId);
  if (!state) return null;
  const money = moneyIn(states, state);
  const within = flowInside(config.within, state.id);
  const elsewhere = phrases.filter((one) => one.flow === spec.name && one.state === state.path.join('.'));
  const analytics = analyticsOf(metaOf(state));
  const goHere = () => {
    setSearch('searching');
    void ask({ kind: 'pathTo', flow: spec.name, state: stateId }).then((route) => {
      setSearch(route ? 'idle' : 'unreachable');
      if (route) onWalk(route);
      return route;
    });
  };
  return (
    <Panel ref={panel} aria-label={state.path.join('.')} css={{ scrollMarginTop: '50vh' }}>
      <Spread>
        <div>
          <h2>{stateName(spec, state.path, language)}</h2>
          <Quiet as="code">{state.path.join('.')}</Quiet>
        </div>
        <Bar>
          <SmallButton type="button" onClick={goHere}>
            {t('goHere')}
          </SmallButton>
          {canFold && (
            <SmallButton type="button" onClick={onFold}>
              {isFolded ? t('unfoldOne') : t('foldOne')}
            </SmallButton>
          )}
          <SmallButton type="button" onClick={onClose}>
            {t('close')}
          </SmallButton>
        </Bar>
      </Spread>
      {search !== 'idle' && (problem ? <Problem>{problem}</Problem> : <Quiet as="output">{t(search)}</Quiet>)}
      <p>{descriptionOf(spec, state, language)}</p>
      <Bar>
        {within && (
          <Pill>
            {t('flowInside')}: {within}
          </Pill>
        )}
        {money && !within && (
          <Pill tone={money === 'charged' ? 'lilac' : money === 'unknown' ? 'butter' : 'sage'}>
            {(ownMoneySentence(spec, state.path) ?? moneyWords[money])[language]}
          </Pill>
        )}
        {state.invokes.length > 0 && !within && (
          <Pill>
            {t('calls')}: {operationOf(spec, state) ?? state.invokes.map(({ src }) => src).join(', ')}
          </Pill>
        )}
        {analytics && (
          <Pill>
            {t('analytics')}: {analytics}
          </Pill>
        )}
      </Bar>
      <StateRequirements spec={spec} stateId={stateId} />
      <WaysOut spec={spec} state={state} />
      <StaysHere spec={spec} state={state} />
      {elsewhere.length > 0 && (
        <div>
          <b>{t('saidElsewhere')}</b>
          <ul>
            {elsewhere.map(({ from, text }) => (
              <li key={`${from.en} ${text.en}`}>
                <Quiet as="span">{from[language]}:</Quiet> {text[language]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
