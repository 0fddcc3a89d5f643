import { useMemo, useRef, useState } from 'react';
import { isCopy } from 'virtual:flows';
import { countedStates, drivableTransitions, machineShape, type AnyFlowSpec } from '../../model-testing/index.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import type { Pane } from './app.tsx';
import { chartGraph } from './chart/chart-graph.ts';
import { ChartView } from './chart/chart-view.tsx';
import { useLayout } from './chart/use-layout.ts';
import { Aside, Bar, Main, Note, Pill, Quiet, Select, Spread, Strip, Tab } from './explorer.styles.ts';
import { isPromised, levels } from './model/levels.ts';
import type { Permalink } from './model/permalink.ts';
import { describe, leavesOf, moneyOf, standingOf } from './model/standing.ts';
import { useFunnel } from './overlays/funnel.ts';
import { marksOf, visibleState, worstState } from './overlays/marks-of.ts';
import { isFinding, isOverlay, overlays } from './overlays/overlay.ts';
import { useRunData } from './overlays/run-data.ts';
import { ChartTools } from './panels/chart-tools.tsx';
import { ContextView } from './panels/context-view.tsx';
import { Findings } from './panels/findings.tsx';
import { Gallery } from './panels/gallery.tsx';
import { Legend } from './panels/legend.tsx';
import { MoneySentence } from './panels/money-sentence.tsx';
import { Now } from './panels/now.tsx';
import { Phone, type ScreenMoney } from './panels/phone.tsx';
import { StateDetails } from './panels/state-details.tsx';
import { Timeline } from './panels/timeline.tsx';
import { useChecks } from './panels/use-checks.ts';
import { useFilm } from './panels/use-film.ts';
import { useWords } from './settings.tsx';
import { Share } from './share/share.tsx';
import { storyOf } from './stories.ts';
import type { Go } from './use-link.ts';
import { useNarrow } from './use-narrow.ts';
import { useWalk } from './use-walk.ts';

interface FlowPageProps {
  spec: AnyFlowSpec;
  readme: string;
  link: Permalink;
  go: Go;
  pane: Pane;
}

/** One flow: its story, the diagram with an overlay, what can happen now, the real screen. */
export function FlowPage({ spec, readme, link, go, pane }: FlowPageProps) {
  const { t, language } = useWords();
  const shown = useWalk(spec, link);
  const { walk, at, step, offers, version, input } = shown;
  const overlay = isOverlay(link.options['overlay']) ? link.options['overlay'] : 'money';
  const isGallery = link.options['view'] === 'gallery';
  const inCode = link.options['names'] === 'code';
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | null>(null);
  const [said, setSaid] = useState<ScreenMoney | null>(null);
  const [sought, setSought] = useState('');
  const svg = useRef<SVGSVGElement | null>(null);
  const phone = useRef<HTMLIFrameElement | null>(null);

  const graph = useMemo(() => chartGraph(spec, { language, inCode, folded }), [spec, language, inCode, folded]);
  const placed = useLayout(graph, inCode || folded.size > 0 ? null : `layouts/${spec.name}.${language}.json`);
  const runs = useRunData(spec.name, version, isFinding(overlay));
  const checks = useChecks(spec.name, overlay === 'invariants');
  const funnel = useFunnel(spec.name, overlay === 'funnel');
  const film = useFilm(go);
  const isNarrow = useNarrow();

  const drawn = placed?.graph ?? graph;
  const search = sought.trim() === '' ? null : sought.trim();
  const promised = useMemo(() => levels.filter((level) => isPromised(spec.name, level, isCopy)), [spec]);
  const marks = useMemo(() => {
    const seen = {
      spec,
      graph: drawn,
      walk,
      at,
      offers,
      runs,
      promised,
      checks: checks ?? null,
      funnel,
      sought: search,
    };
    return marksOf(overlay, seen);
  }, [overlay, spec, drawn, walk, at, offers, runs, promised, checks, funnel, search]);

  const walkTo = (tokens: string[], from = input) => {
    film.stop();
    setSelected(null);
    go({ input: from, version, tokens, at: null });
  };
  /** An event that was pressed in the diagram: the first of its samples that is possible now. */
  const choose = (transitionId: string) => {
    const offer = offers.find(({ isPossible, takes }) => isPossible && takes[0] === transitionId);
    if (offer) walkTo([...link.tokens.slice(0, at), offer.token]);
  };
  const option = (name: string, value: string | null) => {
    const { [name]: _gone, ...rest } = link.options;
    go({ options: value === null ? rest : { ...rest, [name]: value } }, 'replace');
  };
  const shape = useMemo(() => machineShape(spec.machine), [spec]);
  const states = countedStates(shape);
  const compounds = states.filter(({ kind }) => kind === 'compound' || kind === 'parallel');
  const fold = (id: string) => {
    if (!compounds.some((state) => state.id === id)) return;
    setFolded((current) =>
      current.has(id) ? new Set([...current].filter((one) => one !== id)) : new Set([...current, id]),
    );
  };

  const story = storyOf(spec.name, readme, language);
  const standing = standingOf(step.visit.snapshot);
  const leaf = leavesOf(step.visit.snapshot)[0];
  const here = leaf ? visibleState(drawn, spec, leaf.id) : null;
  const focusOn = isFinding(overlay) && link.tokens.length === 0 ? (worstState(marks, drawn) ?? here) : here;
  const report = runs?.model?.report;
  const money = (
    <MoneySentence
      money={moneyOf(step.visit.snapshot)}
      screen={said?.standing === standing ? said.money : null}
      output={step.visit.snapshot.output}
    />
  );
  const findings = (
    <Findings
      overlay={overlay}
      spec={spec}
      runs={runs}
      checks={checks}
      funnel={funnel}
      graph={drawn}
      version={version}
      promised={promised}
      isCopy={isCopy}
      onFilm={(route) => film.play(route, version)}
    />
  );
  return (
    <>
      <Main shown={pane === 'chart'} id="main">
        <div>
          <Bar>
            <Quiet as="span">{spec.name}</Quiet>
            <Pill tone="sage">
              {states.length} {t('states')}
            </Pill>
            <Pill>
              {drivableTransitions(shape).length} {t('transitions')}
            </Pill>
            {report && (
              <Pill>
                {report.paths.length} {t('paths')}
              </Pill>
            )}
          </Bar>
          <h1 style={{ fontSize: '2rem', margin: '.4rem 0 .3rem' }}>{story.title}</h1>
          <Quiet css={{ fontSize: '1rem' }}>{story.text}</Quiet>
        </div>
        <Spread>
          <Bar as="fieldset" aria-label={t('walk')}>
            <Tab type="button" aria-pressed={!isGallery} onClick={() => option('view', null)}>
              {t('walk')}
            </Tab>
            <Tab type="button" aria-pressed={isGallery} onClick={() => option('view', 'gallery')}>
              {t('gallery')}
            </Tab>
          </Bar>
          {!isGallery && (
            <Bar>
              <label>
                <Quiet as="span">{t('startsFrom')} </Quiet>
                <Select value={input} onChange={(event) => walkTo([], event.currentTarget.value)}>
                  {Object.keys(spec.inputs).map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              </label>
              <Timeline
                at={at}
                last={walk.steps.length - 1}
                onMove={(to) => {
                  film.stop();
                  go({ input, version, at: to }, 'replace');
                }}
              />
            </Bar>
          )}
        </Spread>
        {isGallery ? (
          <Gallery flow={spec.name} version={version} />
        ) : (
          <>
            <Strip as="fieldset" aria-label={t('overlay')}>
              {overlays.map((one) => (
                <Tab
                  key={one}
                  type="button"
                  aria-pressed={overlay === one}
                  onClick={() => option('overlay', one === 'money' ? null : one)}
                >
                  {t(`overlay.${one}`)}
                </Tab>
              ))}
            </Strip>
            {shown.isOtherVersion && <Note tone="butter">{t('otherVersion')}</Note>}
            {walk.stoppedBy && (
              <Note tone="coral" role="alert">
                {t('stopped')}: {walk.stoppedBy}
              </Note>
            )}
            {placed ? (
              <ChartView
                layout={placed.layout}
                marks={marks}
                title={`${story.title} (${spec.name}): ${standing}`}
                standing={standing}
                selected={selected}
                onSelect={setSelected}
                onFold={fold}
                focusOn={focusOn}
                showMoney
                svgRef={svg}
                onTransition={choose}
              />
            ) : (
              <Quiet aria-busy="true">{t('loading')}</Quiet>
            )}
            <Legend overlay={overlay} graph={drawn} />
            {selected && (
              <StateDetails
                spec={spec}
                stateId={selected}
                isFolded={folded.has(selected)}
                canFold={compounds.some(({ id }) => id === selected)}
                onFold={() => fold(selected)}
                onClose={() => setSelected(null)}
                onWalk={(route) => walkTo(route.tokens, route.input)}
              />
            )}
            {overlay !== 'money' && findings}
            {isNarrow && (
              <>
                {money}
                <Quiet>{describe(step.visit.snapshot, language).join(' ')}</Quiet>
              </>
            )}
            <Now
              spec={spec}
              offers={offers}
              isOver={step.visit.status !== 'active'}
              onChoose={(token) => walkTo([...link.tokens.slice(0, at), token])}
            />
            <ChartTools
              sought={sought}
              onSeek={setSought}
              onOpen={() => {
                const hit = drawn.states.find(({ id }) => ['warn', 'now'].includes(marks.states.get(id)?.tone ?? ''));
                if (hit) setSelected(hit.id);
              }}
              folded={compounds.length > 0 ? folded.size > 0 : null}
              onFold={() => setFolded(folded.size > 0 ? new Set() : new Set(compounds.map(({ id }) => id)))}
              inCode={inCode}
              onCode={() => option('names', inCode ? null : 'code')}
            />
          </>
        )}
      </Main>
      <Aside as={isNarrow ? 'main' : 'aside'} shown={pane === 'screen'} aria-label={t('realScreen')} data-beside="">
        {isNarrow && <VisuallyHidden as="h1">{`${spec.name}: ${t('realScreen')}`}</VisuallyHidden>}
        <Spread>
          <b>{t('realScreen')}</b>
          <Quiet as="span">360 · {language.toUpperCase()}</Quiet>
        </Spread>
        <Phone
          link={{ ...link, input, version, tokens: link.tokens.slice(0, at), at: null }}
          onWalked={(tokens) => walkTo(tokens)}
          onSaid={setSaid}
          frame={phone}
        />
        {money}
        <Quiet data-description="">{describe(step.visit.snapshot, language).join(' ')}</Quiet>
        <ContextView snapshot={step.visit.snapshot} standing={standing} />
        <Share
          spec={spec}
          title={story.title}
          walk={walk}
          at={at}
          link={{ ...link, input, version }}
          svg={() => svg.current}
          screen={() => phone.current?.contentWindow ?? null}
        />
      </Aside>
    </>
  );
}
