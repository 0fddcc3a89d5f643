import { useState } from 'react';
import { requirements } from 'virtual:flows';
import { requirementsOf, type AnyFlowSpec, type RequirementProof } from 'model-testing';
import { Field, Note, Panel, Pill, Quiet, Tab } from '../explorer.styles.ts';
import { settingsOf, writePermalink, type Permalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';

interface RequirementFindingsProps {
  spec: AnyFlowSpec;
  link: Permalink;
  onOption: (name: string, value: string | null) => void;
}

/** The rules that the flow names; a search looks into those of every flow. One that is chosen is marked in the diagram. */
export function RequirementFindings({ spec, link, onOption }: RequirementFindingsProps) {
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
            <li key={id} data-requirement={id}>
              {own ? (
                <Tab
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onOption('requirement', isChosen ? null : id)}
                >
                  {id}
                </Tab>
              ) : (
                <Pill>{id}</Pill>
              )}{' '}
              {rule}
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
              {own && isChosen && <Named proofs={own} />}
            </li>
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

/** The sentences of the flow that name the rule. */
function Named({ proofs }: { proofs: readonly RequirementProof[] }) {
  const { t } = useWords();
  return (
    <ul>
      {proofs.map(({ kind, name, states, transitions }) => (
        <li key={`${kind} ${name}`}>
          {name} {states.length + transitions.length === 0 && <Quiet as="span">({t('holdsEverywhere')})</Quiet>}
        </li>
      ))}
    </ul>
  );
}

/** The rules that the flow names about one state, in its panel. */
export function StateRequirements({ spec, stateId }: { spec: AnyFlowSpec; stateId: string }) {
  const { t } = useWords();
  const named = new Set(requirementsOf(spec).flatMap(({ id, states }) => (states.includes(stateId) ? [id] : [])));
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
