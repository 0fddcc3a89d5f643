import { useState } from 'react';
import { requirements } from 'virtual:flows';
import { machineShape, requirementsOf, type AnyFlowSpec, type RequirementProof } from 'model-testing';
import { Bar, Field, Note, Panel, Pill, Quiet, Rule, Sentences, SmallButton, Tab } from '../explorer.styles.ts';
import { stateName } from '../model/copy.ts';
import { settingsOf, writePermalink, type Permalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';

interface RequirementFindingsProps {
  spec: AnyFlowSpec;
  link: Permalink;
  onOption: (name: string, value: string | null) => void;
  onState: (stateId: string) => void;
}

/** The rules that the flow names; a search looks into those of every flow. One that is chosen is marked in the diagram. */
export function RequirementFindings({ spec, link, onOption, onState }: RequirementFindingsProps) {
  const { t, language } = useWords();
  const [sought, setSought] = useState('');
  const words = sought.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const proofs = Map.groupBy(requirementsOf(spec), ({ id }) => id);
  const listed = requirements.filter(({ id, rule, flows }) =>
    words.length === 0
      ? proofs.has(id)
      : (flows.length > 0 || proofs.has(id)) &&
        words.every((word) => `${id} ${rule}`.toLocaleLowerCase(language).includes(word)),
  );
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
      {listed.length === 0 && <Note>{words.length === 0 ? t('noRequirements') : t('noSuchRequirement')}</Note>}
      <ul>
        {listed.map(({ id, rule, flows }) => {
          const own = proofs.get(id);
          const isChosen = id === link.options['requirement'];
          return (
            <Rule key={id} data-requirement={id}>
              {own ? (
                <Tab
                  type="button"
                  css={{ marginLeft: '-.7rem' }}
                  aria-pressed={isChosen}
                  onClick={() => onOption('requirement', isChosen ? null : id)}
                >
                  {id}
                </Tab>
              ) : (
                <Pill>{id}</Pill>
              )}{' '}
              <span>{rule}</span>
              {!own && (
                <Quiet as="span">
                  {' '}
                  {t('inFlow')}:{' '}
                  {flows.map((flow) => (
                    <a key={flow} href={addressIn(flow, id, link)}>
                      {flow}{' '}
                    </a>
                  ))}
                </Quiet>
              )}
              {own && isChosen && <Named spec={spec} proofs={own} onState={onState} />}
            </Rule>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Another flow, with the rule marked in it. */
const addressIn = (flow: string, requirement: string, link: Permalink): string =>
  writePermalink({
    flow,
    input: null,
    version: null,
    tokens: [],
    at: null,
    options: { ...settingsOf(link), overlay: 'requirements', requirement },
  });

interface NamedProps {
  spec: AnyFlowSpec;
  proofs: readonly RequirementProof[];
  onState: (stateId: string) => void;
}

/** The sentences of the flow that name the rule, and the states that they are about. */
function Named({ spec, proofs, onState }: NamedProps) {
  const { t, language } = useWords();
  const named = new Set(proofs.flatMap(({ states }) => states));
  const states = machineShape(spec.machine).states.filter(({ id }) => named.has(id));
  const sentences = proofs.filter(({ kind }) => kind !== 'state' && kind !== 'transition');
  return (
    <>
      <Sentences>
        {sentences.map(({ kind, name, states, transitions }) => (
          <li key={`${kind} ${name}`}>
            {name} {states.length + transitions.length === 0 && <Quiet as="span">({t('holdsEverywhere')})</Quiet>}
          </li>
        ))}
      </Sentences>
      {states.length > 0 && (
        <Bar data-states="" css={{ marginTop: '.4rem' }}>
          <Quiet as="span">{t('statesOfRequirement')}:</Quiet>
          {states.map(({ id, path }) => (
            <SmallButton key={id} type="button" title={path.join('.')} onClick={() => onState(id)}>
              {stateName(spec, path, language)}
            </SmallButton>
          ))}
        </Bar>
      )}
    </>
  );
}

/** The rules that the flow names about a state, or about one around it, in its panel. */
export function StateRequirements({ spec, stateId }: { spec: AnyFlowSpec; stateId: string }) {
  const { t } = useWords();
  const around = (id: string) => stateId === id || stateId.startsWith(`${id}.`);
  const named = new Set(requirementsOf(spec).flatMap(({ id, states }) => (states.some(around) ? [id] : [])));
  const own = requirements.filter(({ id }) => named.has(id));
  if (own.length === 0) return null;
  return (
    <div>
      <b>{t('requirementsHere')}</b>
      <ul data-requirements="">
        {own.map(({ id, rule }) => (
          <li key={id}>
            <b>{id}</b> {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
