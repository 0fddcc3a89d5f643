import { useMemo, useState } from 'react';
import { flows } from 'virtual:flows';
import { ChartView } from '../chart/chart-view.tsx';
import type { Box } from '../chart/layout.ts';
import type { Point } from '../chart/route.ts';
import type { Mark } from '../chart/marks.ts';
import { Bar, Main, Note, Pill, Quiet } from '../explorer.styles.ts';
import { writePermalink, type Permalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';
import { flowDescription } from '../model/flow-description.ts';
import { ChangeCard } from './change-card.tsx';
import { Columns } from './difference.styles.ts';
import { sideName, type Chart, type Difference, type FlowChange } from './difference.types.ts';
import { groupChanges } from './group-changes.ts';
import { useDifference, useDifferences } from './use-difference.ts';

interface DifferencePageProps {
  slug: string;
  link: Permalink;
  isShown: boolean;
}

/** The differences between two revisions: every change with its screens before and after, and both charts. */
export function DifferencePage({ slug, link, isShown }: DifferencePageProps) {
  const { t, language } = useWords();
  const list = useDifferences();
  const wanted = slug || (list?.[0]?.slug ?? '');
  const difference = useDifference(wanted);
  const title = difference && `${sideName(difference.from, language)} → ${sideName(difference.to, language)}`;
  const when = (at: string) =>
    new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(at),
    );
  const isLoading = list === undefined || (wanted !== '' && difference === undefined);
  const { diff: _diff, ...options } = link.options;
  return (
    <Main
      shown={isShown}
      id="main"
      css={{ gridTemplateColumns: 'minmax(0,1fr)', '@lg': { gridColumn: '2 / -1' } }}
      aria-busy={isLoading}
    >
      <div>
        <Quiet>{t('difference')}</Quiet>
        <h1 style={{ fontSize: '2rem', margin: '.2rem 0 .3rem', overflowWrap: 'anywhere' }}>
          {title ?? t('difference')}
        </h1>
        {difference && <Quiet>{when(difference.at)}</Quiet>}
      </div>
      {isLoading && <Quiet>{t('loading')}</Quiet>}
      {!isLoading && !difference && (
        <Note tone="butter">
          {wanted === '' ? t('noDifferences') : t('noSuchDifference')} <code>npm run machines:diff -- main .</code>
        </Note>
      )}
      {difference?.flows.length === 0 && <Note tone="sage">{t('sameMachines')}</Note>}
      {difference?.flows.map((one) => (
        <FlowDifference key={one.flow} one={one} difference={difference} options={options} />
      ))}
      {list && list.length > 1 && (
        <section>
          <h2 style={{ fontSize: '1.25rem' }}>{t('otherDifferences')}</h2>
          <ul>
            {list
              .filter((other) => other.slug !== wanted)
              .map((other) => (
                <li key={other.slug}>
                  <a
                    href={writePermalink({
                      flow: '',
                      input: null,
                      version: null,
                      tokens: [],
                      at: null,
                      options: { ...options, diff: other.slug },
                    })}
                  >
                    {sideName(other.from, language)} → {sideName(other.to, language)}
                  </a>{' '}
                  <Quiet as="span">{when(other.at)}</Quiet>
                </li>
              ))}
          </ul>
        </section>
      )}
    </Main>
  );
}

interface FlowDifferenceProps {
  one: FlowChange;
  difference: Difference;
  options: Record<string, string>;
}

function FlowDifference({ one, difference, options }: FlowDifferenceProps) {
  const { t, language } = useWords();
  const [then, now] = [sideName(difference.from, language), sideName(difference.to, language)];
  return (
    <section data-flow-change={one.flow} style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Bar>
        <h2 style={{ fontSize: '1.5rem' }}>{flowDescription(flows, one.flow, language).title}</h2>
        <Quiet as="span">{one.flow}</Quiet>
        {!one.before && <Pill tone="sage">{t('newFlow')}</Pill>}
        {!one.after && <Pill tone="coral">{t('goneFlow')}</Pill>}
      </Bar>
      <ul style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0,1fr)' }}>
        {groupChanges(one.changes).map((group) => (
          <ChangeCard
            key={`${group.changes[0].sign} ${group.changes[0].id}`}
            group={group}
            flow={one.flow}
            folder={`diff/${encodeURIComponent(difference.slug)}`}
            sides={[then, now]}
            options={options}
          />
        ))}
      </ul>
      <Columns>
        <SideChart chart={one.before?.[language] ?? null} side={then} flow={one.flow} />
        <SideChart chart={one.after?.[language] ?? null} side={now} flow={one.flow} />
      </Columns>
    </section>
  );
}

function SideChart({ chart, side, flow }: { chart: Chart | null; side: string; flow: string }) {
  const { t } = useWords();
  const [selected, setSelected] = useState<string | null>(null);
  const marks = useMemo(() => ({ states: new Map(chart?.states), edges: new Map(chart?.edges) }), [chart]);
  const beginWith = useMemo(() => chart && changedPart(chart), [chart]);
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <figcaption style={{ fontWeight: 600, marginBottom: '.35rem' }}>{side}</figcaption>
      {chart ? (
        <ChartView
          layout={chart.layout}
          marks={marks}
          title={`${flow}, ${side}`}
          statePath=""
          selected={selected}
          onSelect={setSelected}
          onFold={() => {}}
          focusOn={null}
          beginWith={beginWith}
          svgRef={null}
        />
      ) : (
        <Note>{t('notThere')}</Note>
      )}
    </figure>
  );
}

const isMarked = ([, { tone }]: [string, Mark]) => tone !== 'quiet';

/** The box around every mark; null where nothing is marked. */
function changedPart({ layout, states, edges }: Chart): Box | null {
  const ids = new Set([...states, ...edges].filter(isMarked).map(([id]) => id));
  const boxes = [
    ...layout.states.filter(({ state }) => ids.has(state.id)),
    ...layout.edges.filter(({ edge }) => ids.has(edge.id)).flatMap(({ points }) => points.map(asBox)),
  ];
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left - 40, y: top - 60, width: right - left + 80, height: bottom - top + 120 };
}

const asBox = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });
