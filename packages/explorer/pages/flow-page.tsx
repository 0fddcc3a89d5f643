import { useMemo, useRef, useState } from 'react';
import { flows, isCopy } from 'virtual:flows';
import type { AnyFlowSpec } from 'model-testing';
import { VisuallyHidden } from '../theme/visually-hidden.ts';
import type { Pane } from './pane-tabs.tsx';
import { ChartView } from '../chart/chart-view.tsx';
import { useChart } from '../chart/use-chart.ts';
import { visibleState } from '../chart/visible-state.ts';
import { Aside, Bar, Main, Quiet, SmallButton, Spread } from '../explorer.styles.ts';
import { settingsOf, type Permalink } from '../model/permalink.ts';
import { compoundsIn, describe, leavesOf, statePathOf } from '../model/state-path.ts';
import { useFunnel } from '../overlays/funnel.ts';
import { marksOf, worstState } from '../overlays/marks-of.ts';
import { isFinding, isOverlay } from '../overlays/overlay.ts';
import { promisedLevels } from '../overlays/promised-levels.ts';
import { useRunData } from '../overlays/run-data.ts';
import { ChartTools } from '../panels/chart-tools.tsx';
import { About } from '../panels/about.tsx';
import { Findings } from '../panels/findings/findings.tsx';
import { FlowTitle, ViewTabs, WalkHead } from '../panels/flow-head.tsx';
import { Gallery } from '../panels/gallery.tsx';
import { Legend } from '../panels/legend.tsx';
import { MoneySentence } from '../panels/state/money-sentence.tsx';
import { Now } from '../panels/state/now.tsx';
import { OverlayTabs } from '../panels/overlay-tabs.tsx';
import { Phone, saidOf, type ScreenMoney } from '../panels/phone.tsx';
import { SidePanel, useSideTab } from '../panels/side-panel.tsx';
import { StateDetails } from '../panels/state/state-details.tsx';
import { WalkNotes } from '../panels/walk-notes.tsx';
import { useChecks } from '../panels/use-checks.ts';
import { useFilm } from '../panels/use-film.ts';
import { useWords } from '../settings.tsx';
import { drawnAside } from '../share/picture.ts';
import { flowDescription } from '../model/flow-description.ts';
import type { Go } from '../hooks/use-link.ts';
import { useFullAddress } from '../hooks/use-full-address.ts';
import { useNarrow } from '../hooks/use-narrow.ts';
import { useSelection } from '../hooks/use-selection.ts';
import { useWalk } from '../hooks/use-walk.ts';

interface FlowPageProps {
  spec: AnyFlowSpec;
  link: Permalink;
  go: Go;
  pane: Pane;
}

/** One flow: its description, the diagram with an overlay, what can happen now, the real screen. */
export function FlowPage({ spec, link, go, pane }: FlowPageProps) {
  const { t, language } = useWords();
  const shown = useWalk(spec, link);
  const { walk, at, step, offers, version, input } = shown;
  const { overlay: wanted, requirement = null } = link.options;
  const overlay = isOverlay(wanted) ? wanted : 'money';
  const isGallery = link.options['view'] === 'gallery';
  const inCode = link.options['names'] === 'code';
  const around = at > 0 ? compoundsIn(step.visit.snapshot) : [];
  const chart = useChart(spec, { language, inCode, isWhole: overlay !== 'money', around });
  const { compounds, folded, fold, drawn, search } = chart;
  const { matches, current } = search;
  const side = useSideTab(overlay);
  const [selected, select] = useSelection(spec, link, go, {
    reveal: chart.reveal,
    turn: (id) => side.show(id === null ? 'screen' : 'stateTab'),
  });
  const [screen, setScreen] = useState<ScreenMoney | null>(null);
  const svg = useRef<SVGSVGElement | null>(null);
  const page = useRef<HTMLIFrameElement | null>(null);
  const runs = useRunData(spec.name, version, isFinding(overlay));
  const checks = useChecks(spec.name, overlay === 'invariants');
  const isStatic = runs ? runs.keptAt !== undefined && !runs.isBesideShop : null;
  const funnel = useFunnel(spec.name, version, overlay === 'funnel', isStatic);
  const film = useFilm(go);
  const isNarrow = useNarrow();
  const promised = useMemo(() => promisedLevels(spec.name), [spec]);
  const marks = useMemo(() => {
    return marksOf(overlay, {
      spec,
      graph: drawn,
      walk,
      at,
      offers,
      runs,
      promised,
      checks: checks ?? null,
      funnel,
      requirement,
      search: { matches, current },
    });
  }, [overlay, spec, drawn, walk, at, offers, runs, promised, checks, funnel, requirement, matches, current]);

  useFullAddress(link, input, version, go);
  const walkTo = (tokens: string[], from = input) => {
    film.stop();
    select(null);
    go({ input: from, version, tokens, at: null });
  };
  /** Chooses the first possible sample of an event that was pressed in the diagram. */
  const choose = (transitionId: string) => {
    const offer = offers.find(({ isPossible, takes }) => isPossible && takes[0] === transitionId);
    if (offer) walkTo([...link.tokens.slice(0, at), offer.token]);
  };
  const option = (name: string, value: string | null) => {
    const { [name]: _gone, ...rest } = link.options;
    go({ options: value === null ? rest : { ...rest, [name]: value } }, 'replace');
  };
  const description = flowDescription(flows, spec.name, language);
  const statePath = statePathOf(step.visit.snapshot);
  const leaf = leavesOf(step.visit.snapshot)[0];
  const here = leaf ? visibleState(drawn, spec, leaf.id) : null;
  const focusOn = isFinding(overlay) && link.tokens.length === 0 ? (worstState(marks, drawn) ?? here) : here;
  const said = saidOf(screen, statePath);
  const money = <MoneySentence spec={spec} snapshot={step.visit.snapshot} screen={said} options={settingsOf(link)} />;
  const details = selected && (
    <StateDetails
      key={selected}
      spec={spec}
      stateId={selected}
      isFolded={folded.has(selected)}
      canFold={compounds.some(({ id }) => id === selected)}
      onFold={() => fold(selected)}
      onClose={() => select(null)}
      onWalk={(route) => walkTo(route.tokens, route.input)}
    />
  );
  const findings = overlay !== 'money' && (
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
      link={link}
      onOption={option}
      onFilm={(route) => {
        film.play(route, version);
        side.show('screen');
      }}
      onState={(id) => {
        select(id);
        svg.current?.closest('[data-chart]')?.scrollIntoView({ block: 'nearest' });
      }}
    />
  );
  const now = !isGallery && (
    <Now
      spec={spec}
      offers={offers}
      isOver={step.visit.status !== 'active'}
      inCode={inCode}
      onChoose={(token) => walkTo([...link.tokens.slice(0, at), token])}
    />
  );
  const walkHead = !isGallery && (
    <WalkHead
      spec={spec}
      input={input}
      inCode={inCode}
      onInput={(name) => walkTo([], name)}
      at={at}
      last={walk.steps.length - 1}
      onMove={(to) => {
        film.stop();
        go({ input, version, at: to }, 'replace');
      }}
    />
  );
  const legend = <Legend overlay={overlay} graph={drawn} />;
  const tools = (
    <ChartTools
      folded={compounds.length > 0 ? folded.size > 0 : null}
      onFold={chart.foldAll}
      inCode={inCode}
      onCode={() => option('names', inCode ? null : 'code')}
      isDetailed={chart.isDetailed}
      onDetail={() => chart.showDetails(!chart.isDetailed)}
    />
  );
  const overlayTabs = (
    <OverlayTabs overlay={overlay} onChoose={(one) => option('overlay', one === 'money' ? null : one)} />
  );
  const viewTabs = (
    <ViewTabs isGallery={isGallery} onGallery={(isWanted) => option('view', isWanted ? 'gallery' : null)} />
  );
  const walked = { ...link, input, version, tokens: link.tokens.slice(0, at), at: null };
  const phone = <Phone link={walked} onWalked={(tokens) => walkTo(tokens)} onSaid={setScreen} frame={page} />;
  const about = (
    <About
      spec={spec}
      title={description.title}
      walk={walk}
      at={at}
      link={{ ...link, input, version }}
      svg={() => chart.detail && drawnAside(chart.detail, marks, description.title)}
      screen={() => page.current?.contentWindow ?? null}
    />
  );
  return (
    <>
      <Main shown={pane === 'chart'} filled={!isGallery} id="main">
        <Spread css={{ rowGap: '.25rem' }}>
          <FlowTitle spec={spec} description={description} paths={runs?.model?.report.paths.length} />
          {!isNarrow && viewTabs}
        </Spread>
        {isGallery ? (
          <>
            {isNarrow && viewTabs}
            <Gallery spec={spec} version={version} />
          </>
        ) : (
          <>
            {!isNarrow && (
              <Spread css={{ flexWrap: 'nowrap' }}>
                {overlayTabs}
                {side.tab === null && (
                  <SmallButton type="button" onClick={() => side.show('screen', true)}>
                    {t('openPanel')}
                  </SmallButton>
                )}
              </Spread>
            )}
            <WalkNotes shown={shown} overlay={wanted} />
            {chart.layout ? (
              <ChartView
                layout={chart.layout}
                marks={marks}
                title={`${description.title} (${spec.name}): ${statePath}`}
                statePath={statePath}
                selected={selected}
                onSelect={select}
                onFold={fold}
                focusOn={focusOn}
                fills
                svgRef={svg}
                onTransition={choose}
                search={search}
                tools={!isNarrow && tools}
              />
            ) : (
              <Quiet aria-busy="true">{t('loading')}</Quiet>
            )}
            {isNarrow && (
              <>
                {chart.layout && details}
                {walkHead}
                {money}
                <Quiet>{describe(spec, step.visit.snapshot, language).join(' ')}</Quiet>
                {now}
                {overlayTabs}
                {findings}
                {legend}
                <Bar>{tools}</Bar>
                {viewTabs}
                <Quiet>{description.text}</Quiet>
              </>
            )}
          </>
        )}
      </Main>
      {isNarrow ? (
        <Aside as="main" shown={pane === 'screen'} aria-label={t('realScreen')} data-beside="">
          <VisuallyHidden as="h1">{`${spec.name}: ${t('realScreen')}`}</VisuallyHidden>
          {phone}
          {money}
          {about}
        </Aside>
      ) : (
        <SidePanel
          tab={side.tab}
          onTab={side.choose}
          parts={{
            screen: (
              <>
                {walkHead}
                {phone}
                {money}
                {now}
                {about}
              </>
            ),
            stateTab: details ?? <Quiet>{t('nothingChosen')}</Quiet>,
            findingsTab: findings || null,
            legendTab: legend,
          }}
        />
      )}
    </>
  );
}
