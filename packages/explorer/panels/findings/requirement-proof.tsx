import { machineShape, mutants, type AnyFlowSpec, type RequirementProof } from 'model-testing';
import { labelOf } from '../../chart/chart-graph.ts';
import type { Requirement } from '../../config.ts';
import { Bar, Note, Quiet, Sentences, SmallButton } from '../../explorer.styles.ts';
import { stateName } from '../../model/copy.ts';
import { breaks } from '../../model/rules.ts';
import { useWords } from '../../settings.tsx';

interface FlowProofProps {
  spec: AnyFlowSpec;
  /** The proofs of one rule. */
  proofs: readonly RequirementProof[];
  /** How a state is shown: selected by id on the diagram's own page, elsewhere linked by its path. */
  toState: { onState: (id: string) => void } | { addressOf: (path: string) => string };
}

/** The flow's sentences that name the rule, with their states and transitions. */
export function FlowProof({ spec, proofs, toState }: FlowProofProps) {
  const { t, language } = useWords();
  const { states, transitions } = machineShape(spec.machine);
  const named = new Set(proofs.flatMap((proof) => proof.states));
  const taken = new Set(proofs.flatMap((proof) => proof.transitions));
  const byId = new Map(states.map((state) => [state.id, state]));
  const nameOf = (id: string) => {
    const path = byId.get(id)?.path ?? [];
    return path.length === 0 ? t('wholeFlow') : stateName(spec, path, language);
  };
  const own = states.filter(({ id }) => named.has(id));
  const ways = transitions.filter(({ id }) => taken.has(id));
  const marks = proofs.filter(({ kind }) => kind === 'state' || kind === 'transition');
  const faulty = marks.length > 0 ? mutants(spec.machine) : [];
  return (
    <>
      <Sentences>
        {marks.map((mark) => (
          <li key={`${mark.kind} ${mark.name}`} data-mark={mark.name}>
            {nameOf(mark.states[0]!)}: {t(`mark.${mark.kind === 'state' ? 'state' : 'transition'}`)}{' '}
            {faulty.filter((mutant) => breaks(mutant, mark)).length}
          </li>
        ))}
        {proofs.map(({ kind, name, states: { length } }) =>
          kind === 'state' || kind === 'transition' ? null : (
            <li key={`${kind} ${name}`}>
              {name} {length === 0 && kind !== 'postcondition' && <Quiet as="span">({t(`everywhere.${kind}`)})</Quiet>}
            </li>
          ),
        )}
      </Sentences>
      {own.length > 0 && (
        <Bar data-states="" css={{ marginTop: '.4rem' }}>
          <Quiet as="span">{t('statesOfRequirement')}:</Quiet>
          {own.map(({ id, path }) =>
            path.length === 0 ? (
              <span key={id}>{t('wholeFlow')}</span>
            ) : 'addressOf' in toState ? (
              <a key={id} href={toState.addressOf(path.join('.'))}>
                {nameOf(id)}
              </a>
            ) : (
              <SmallButton key={id} type="button" title={path.join('.')} onClick={() => toState.onState(id)}>
                {nameOf(id)}
              </SmallButton>
            ),
          )}
        </Bar>
      )}
      {ways.length > 0 && (
        <details data-edges="">
          <summary>
            {t('edgesOfRequirement')}: {ways.length}
          </summary>
          <ul>
            {ways.map((way) => {
              const { text, guard } = labelOf(spec, way, language);
              return (
                <li key={way.id}>
                  {nameOf(way.stateId)}: {text}
                  {guard && ` [${guard}]`} →{' '}
                  {(way.targets.length > 0 ? way.targets : [way.stateId]).map(nameOf).join(', ')}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}

/** The calls that a rule is about and the tests that name it, or why there are none. */
export function OtherProof({ rule: { operations, tests, unproved } }: { rule: Requirement }) {
  const { t, language } = useWords();
  return (
    <>
      {unproved && (
        <Note tone="butter">
          {t('noProof')} {unproved[language]}
        </Note>
      )}
      {operations && operations.length > 0 && (
        <p data-operations="">
          <Quiet as="span">{t('operationsOfRequirement')}:</Quiet> {operations.join(', ')}
        </p>
      )}
      {tests && tests.length > 0 && (
        <div data-tests="">
          <Quiet as="span">{t('testsOfRequirement')}:</Quiet>
          <Sentences>
            {tests.map(({ place, title }) => (
              <li key={`${place} ${title}`}>
                {title} <code>{place}</code>
              </li>
            ))}
          </Sentences>
        </div>
      )}
    </>
  );
}
