import { flows, requirements } from 'virtual:flows';
import { requirementsOf } from 'model-testing';
import { Main, Note, Panel, Quiet } from '../explorer.styles.ts';
import type { Permalink } from '../model/permalink.ts';
import { flowDescription } from '../model/flow-description.ts';
import { flowOfRule } from '../model/rules.ts';
import { FlowProof, OtherProof } from '../panels/findings/requirement-proof.tsx';
import { useWords } from '../settings.tsx';
import { useFlow } from '../hooks/use-flow.ts';

interface RulePageProps {
  id: string;
  link: Permalink;
  isShown: boolean;
}

/** One rule of the specification: its sentence and its proofs. */
export function RulePage({ id, link, isShown }: RulePageProps) {
  const { t, language } = useWords();
  const rule = requirements.find((one) => one.id === id);
  return (
    <Main shown={isShown} data-rule={id} css={{ '@lg': { gridColumn: '2 / -1', padding: '2rem 2.5rem' } }}>
      <h1>{id}</h1>
      {rule ? (
        <>
          <p>{rule.rule[language]}</p>
          {rule.flows.map((flow) => (
            <FlowOfRule key={flow} flow={flow} id={id} link={link} />
          ))}
          <OtherProof rule={rule} />
        </>
      ) : (
        <Note tone="butter">{t('noSuchRequirement')}</Note>
      )}
    </Main>
  );
}

function FlowOfRule({ flow, id, link }: { flow: string; id: string; link: Permalink }) {
  const { t, language } = useWords();
  const spec = useFlow(flow);
  return (
    <Panel data-flow={flow} {...(spec ? {} : { 'aria-busy': true })}>
      <h2>
        <a href={flowOfRule(flow, id, link)}>{flowDescription(flows, flow, language).title}</a>
      </h2>
      <Quiet as="code">{flow}</Quiet>
      {spec ? (
        <FlowProof
          spec={spec}
          proofs={requirementsOf(spec).filter((proof) => proof.id === id)}
          toState={{ addressOf: (path) => flowOfRule(flow, id, link, path) }}
        />
      ) : (
        <Quiet>{t('loading')}</Quiet>
      )}
    </Panel>
  );
}
