import { useEffect, useState } from 'react';
import { config, flows } from 'virtual:flows';
import { machineShape, type AnyFlowSpec } from 'model-testing';
import { Main, Note, Pill, Quiet } from '../explorer.styles.ts';
import { stateName } from '../model/copy.ts';
import { flowVersion as versionOf } from '../model/flow-version.ts';
import { settingsOf, writePermalink, type Permalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';
import { flowDescription } from '../model/flow-description.ts';
import { styled } from '../theme/stitches.ts';
import { useFile } from '../hooks/use-file.ts';
import type { Journey, JourneyStep, StoodIn } from './journey.types.ts';

const Steps = styled('ol', { display: 'grid', gap: '.75rem', gridTemplateColumns: 'minmax(0,1fr)', maxWidth: '46rem' });

const Step = styled('li', {
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$l',
  padding: '.9rem 1.1rem',
  display: 'grid',
  gap: '.35rem',
  fontSize: '$small',
  '& h2': { fontSize: '1.125rem', display: 'flex', flexWrap: 'wrap', gap: '.1rem .75rem', alignItems: 'baseline' },
  '& h2 b': { font: '600 1.125rem $fonts$sans', fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' },
  '& > i': { height: '.5rem', borderRadius: '$full', background: '$lilac', minWidth: '2px' },
  '& ul': { display: 'grid', gap: '.35rem' },
});

const Stood = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0,1fr)',
  gap: '.15rem .75rem',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  '& > b': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& a': { display: 'inline-block', paddingBlock: '.35rem' },
});

/** The machines of these flows, by name, as they are loaded. */
function useSpecs(names: readonly string[]): ReadonlyMap<string, AnyFlowSpec> {
  const [specs, setSpecs] = useState<ReadonlyMap<string, AnyFlowSpec>>(new Map());
  const wanted = names.join();
  useEffect(() => {
    let isCurrent = true;
    for (const { name, load } of flows.filter((flow) => wanted.split(',').includes(flow.name))) {
      void load().then((spec) => {
        if (isCurrent) setSpecs((known) => new Map([...known, [name, spec]]));
        return spec;
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return specs;
}

/** How many visitors reached each step, and the last states of those who got no further. */
export function JourneyPage({ link, isShown }: { link: Permalink; isShown: boolean }) {
  const { t, language } = useWords();
  const counts = useFile('funnel.json') as Journey | null | undefined;
  const steps = counts?.journey ?? [];
  const specs = useSpecs([...new Set(steps.flatMap(({ stood }) => stood.map(({ flow }) => flow)))]);
  const all = steps[0]?.visitors ?? 0;
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  return (
    <Main
      shown={isShown}
      id="main"
      css={{ gridTemplateColumns: 'minmax(0,1fr)', '@lg': { gridColumn: '2 / -1', padding: '2rem 2.5rem' } }}
      aria-busy={counts === undefined}
    >
      <h1 style={{ fontSize: '2rem', overflowWrap: 'anywhere' }}>{t('journey')}</h1>
      {counts === undefined && <Quiet>{t('loading')}</Quiet>}
      {counts === null && (
        <Note tone="butter" data-journey="none">
          {t('journeyNoData')} <code>npm run -s ops -- funnel --json &gt; funnel.json</code>,{' '}
          <code>npm run explorer:build -- --funnel funnel.json</code>
        </Note>
      )}
      {counts && (
        <>
          <Quiet css={{ maxWidth: '46rem' }}>{t('journeyNote')}</Quiet>
          <Quiet>
            {t('journeyCountedOn')}{' '}
            {new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(counts.countedAt))}
          </Quiet>
          {all === 0 ? (
            <Note data-journey="empty">{t('journeyEmpty')}</Note>
          ) : (
            <Steps data-journey="steps">
              {steps.map((step, index) => (
                <Step key={step.step} data-step={step.step}>
                  <h2>
                    {config.steps?.[step.step]?.[language] ?? step.step}
                    <b>{share(step.visitors, all, locale)}</b>
                  </h2>
                  <i style={{ width: `${(100 * step.visitors) / all}%` }} />
                  {index < steps.length - 1 && <Lost step={step} specs={specs} link={link} locale={locale} />}
                </Step>
              ))}
            </Steps>
          )}
        </>
      )}
    </Main>
  );
}

/** `23 (82%)`. */
const share = (part: number, whole: number, locale: string): string =>
  `${part.toLocaleString(locale)} (${(whole === 0 ? 0 : part / whole).toLocaleString(locale, { style: 'percent' })})`;

interface LostProps {
  step: JourneyStep;
  specs: ReadonlyMap<string, AnyFlowSpec>;
  link: Permalink;
  locale: string;
}

function Lost({ step: { visitors, lost, stood }, specs, link, locale }: LostProps) {
  const { t } = useWords();
  if (lost === 0) return <p>{visitors > 0 && t('journeyAllOn')}</p>;
  const elsewhere = lost - stood.reduce((sum, one) => sum + one.visitors, 0);
  return (
    <>
      <p>
        {t('journeyLost')} <b>{share(lost, visitors, locale)}</b>
      </p>
      {stood.length === 0 ? (
        <Quiet>{t('journeyNowhere')}</Quiet>
      ) : (
        <>
          <Quiet>{t('journeyStood')}</Quiet>
          <ul>
            {stood.map((one) => (
              <StoodRow key={`${one.flow} ${one.flowVersion} ${one.state}`} one={one} specs={specs} link={link} />
            ))}
            {elsewhere > 0 && (
              <Stood>
                <b>{elsewhere}</b>
                <span>{t('journeyElsewhere')}</span>
              </Stood>
            )}
          </ul>
        </>
      )}
    </>
  );
}

function StoodRow({ one, specs, link }: { one: StoodIn; specs: LostProps['specs']; link: Permalink }) {
  const { t, language } = useWords();
  const { flow, flowVersion, state, visitors } = one;
  const spec = specs.get(flow);
  const path = state.split('.').slice(1);
  const isKnown = flows.some(({ name }) => name === flow);
  const title = flowDescription(flows, flow, language).title;
  const isGone = spec !== undefined && machineShape(spec.machine).states.every(({ id }) => id !== state);
  const isOther = spec !== undefined && versionOf(spec) !== flowVersion;
  const note = isGone ? 'journeyGoneState' : isOther ? 'journeyOtherVersion' : null;
  return (
    <Stood>
      <b>{visitors}</b>
      <span>
        {spec && !isGone ? stateName(spec, path, language) : path.join('.')} <code>{path.join('.')}</code>{' '}
        {note && <Pill tone="butter">{t(note)}</Pill>}
      </span>
      <Quiet as="span" css={{ gridColumn: 2 }}>
        {isKnown ? (
          <a
            href={writePermalink({ ...link, flow, tokens: [], input: null, version: null, options: settingsOf(link) })}
          >
            {title}
          </a>
        ) : (
          title
        )}
        {' · '}
        {t('journeyVersion')} {flowVersion}
      </Quiet>
    </Stood>
  );
}
