import { useState } from 'react';
import { requirements } from 'virtual:flows';
import { requirementsOf, type AnyFlowSpec } from 'model-testing';
import { Field, Note, Panel, Pill, Quiet, Rule, Tab } from '../../explorer.styles.ts';
import { flowOfRule, ruleLink, rulesFor } from '../../model/rules.ts';
import type { Permalink } from '../../model/permalink.ts';
import { useWords } from '../../settings.tsx';
import { FlowProof, OtherProof } from './requirement-proof.tsx';

interface RequirementFindingsProps {
  spec: AnyFlowSpec;
  link: Permalink;
  onOption: (name: string, value: string | null) => void;
  onState: (stateId: string) => void;
}

/** The known rules among these ids, then the unknown ids alone. */
const withSentence = (ids: ReadonlySet<string>) => [
  ...requirements.filter(({ id }) => ids.has(id)),
  ...[...ids].flatMap((id) => (requirements.some((one) => one.id === id) ? [] : [{ id, flows: [] }])),
];

/** The rules that the flow names; a search covers all rules. The chosen one is marked in the diagram. */
export function RequirementFindings({ spec, link, onOption, onState }: RequirementFindingsProps) {
  const { t, language } = useWords();
  const [sought, setSought] = useState('');
  const proofs = Map.groupBy(requirementsOf(spec), ({ id }) => id);
  const own = withSentence(new Set(proofs.keys()));
  const listed =
    sought.trim() === '' ? own : rulesFor([...requirements, ...own.filter((one) => !('rule' in one))], sought);
  return (
    <Panel data-findings="requirements">
      <h2>{t('overlay.requirements')}</h2>
      <Field
        type="search"
        aria-label={t('findRequirement')}
        placeholder={t('findRequirement')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {listed.length === 0 && <Note>{sought.trim() === '' ? t('noRequirements') : t('noSuchRequirement')}</Note>}
      <ul>
        {listed.map((one) => {
          const { id, flows } = one;
          const here = proofs.get(id);
          const isChosen = id === link.options['requirement'];
          return (
            <Rule key={id} data-requirement={id}>
              {here ? (
                <Tab
                  type="button"
                  css={{ marginLeft: '-.7rem' }}
                  aria-pressed={isChosen}
                  onClick={() => onOption('requirement', isChosen ? null : id)}
                >
                  {id}
                </Tab>
              ) : (
                <Pill as="a" href={ruleLink(id, link)}>
                  {id}
                </Pill>
              )}{' '}
              {'rule' in one && <span>{one.rule[language]}</span>}
              {!here && flows.length > 0 && (
                <Quiet as="span">
                  {' '}
                  {t('inFlow')}:{' '}
                  {flows.map((flow) => (
                    <a key={flow} href={flowOfRule(flow, id, link)}>
                      {flow}{' '}
                    </a>
                  ))}
                </Quiet>
              )}
              {here && isChosen && <FlowProof spec={spec} proofs={here} toState={{ onState }} />}
              {'rule' in one && (here ? isChosen : flows.length === 0) && <OtherProof rule={one} />}
            </Rule>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The rules that the flow names about a state, or about one around it, in its panel. */
export function StateRequirements({ spec, stateId }: { spec: AnyFlowSpec; stateId: string }) {
  const { t, language } = useWords();
  const around = (id: string) => stateId === id || stateId.startsWith(`${id}.`);
  const own = withSentence(
    new Set(requirementsOf(spec).flatMap(({ id, states }) => (states.some(around) ? [id] : []))),
  );
  if (own.length === 0) return null;
  return (
    <div>
      <b>{t('requirementsHere')}</b>
      <ul data-requirements="">
        {own.map((one) => (
          <li key={one.id}>
            <b>{one.id}</b> {'rule' in one && one.rule[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}
