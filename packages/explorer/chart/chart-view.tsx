import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../theme/visually-hidden.ts';
import { styled } from '../theme/stitches.ts';
import { moneyWords } from '../model/standing.ts';
import { useWords } from '../settings.tsx';
import { ChartToolbar } from './chart-toolbar.tsx';
import { chartSvg } from './drawing.ts';
import { placeOf } from './find-in-chart.ts';
import type { Box, Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import { neighbour, type Direction } from './neighbour.ts';
import { smallestFarName } from './state-box.ts';
import type { Search } from './use-search.ts';

const Frame = styled('div', {
  position: 'relative',
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$l',
  overflow: 'hidden',
  // Below the tabs of a small screen.
  scrollMarginTop: '4rem',
  '&:fullscreen': {
    borderRadius: 0,
    border: 0,
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0,1fr)',
    '& [role=application]': { height: 'auto' },
  },
});

const Scroll = styled('div', {
  overflow: 'auto',
  height: 'var(--room, clamp(18rem, 46vh, 44rem))',
  // On a wide screen what can happen now is in sight below it.
  '@lg': { height: 'var(--room, clamp(16rem, calc(100dvh - 33rem), 46rem))' },
  padding: '1rem',
  display: 'grid',
  cursor: 'grab',
  '& > svg': { margin: 'auto', maxWidth: 'none' },
  '&:focus-visible': { outlineOffset: '-4px', borderRadius: '$l' },
});

interface ChartViewProps {
  layout: Layout;
  marks: Marks;
  title: string;
  standing: string;
  selected: string | null;
  onSelect: (stateId: string | null) => void;
  onFold: (stateId: string) => void;
  /** The state that must be in sight: where the walk stands. */
  focusOn: string | null;
  /** What is to be seen whole at first, as far as it stays readable. */
  beginWith?: Box | null;
  showMoney: boolean;
  svgRef: Ref<SVGSVGElement | null>;
  /** An event was pressed in the drawing. */
  onTransition?: (transitionId: string) => void;
  /** What is sought in it: the current match is brought into sight. */
  search?: Search;
}

const arrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const least = 0.18;
const most = 2.5;
const readable = 1;
/** Below this scale only names are shown, as large as their boxes let them be. */
const afar = 0.55;

/** The scrolling box's own padding. */
const around = { width: 34, height: 34 };
/** What is above the scrolling box. */
const toolbarHeight = 62;
/** The smallest that a name may become when all is fitted in, in pixels: what has no room then is scrolled to. */
const leastName = 8;
/** The part of the window's height that the chart may take to be seen whole. */
const mostOfWindow = 0.8;

function fitIn(
  box: Pick<HTMLElement, 'clientWidth' | 'clientHeight'> | null,
  { width, height }: Pick<Box, 'width' | 'height'>,
): number {
  if (!box) return 1;
  return Math.min((box.clientWidth - around.width) / width, (box.clientHeight - around.height) / height, 1);
}

/** Of a state with others in it the upper part, where its words are. */
const headOf = (place: Box): Box => ({ ...place, height: Math.min(place.height, 240) });

/** Scrolls until a place of the drawing, in its own units, is in the middle. */
function bringIntoSight(box: HTMLElement, { x, y, width, height }: Box, scale: number, isAtOnce = false): void {
  const isStill = isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollTo({
    left: (x + width / 2) * scale - box.clientWidth / 2 + around.width / 2,
    top: (y + height / 2) * scale - box.clientHeight / 2 + around.height / 2,
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** This scale, or the smallest at which every name can be read. */
const readably = (layout: Layout, scale: number): number =>
  Math.max(scale, Math.min(readable, leastName / smallestFarName(layout)));

/** The statechart: scrolls by touch, drag and wheel, zooms, and is walked with the arrow keys. */
export function ChartView(props: ChartViewProps) {
  const {
    layout,
    marks,
    title,
    standing,
    selected,
    onSelect,
    onFold,
    focusOn,
    beginWith = null,
    showMoney,
    svgRef,
    onTransition,
    search,
  } = props;
  const { t, language } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number | null>(null);
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(
    svgRef,
    () => scroll.current?.querySelector('svg') ?? null,
  );

  /** How high the frame has grown so that the whole chart is in sight; null while it has its own height. */
  const [room, setRoom] = useState<number | null>(null);
  const fit = () => {
    const box = scroll.current;
    if (!box) return;
    const highest = document.fullscreenElement ? box.clientHeight : window.innerHeight * mostOfWindow - toolbarHeight;
    const fitted = readably(layout, fitIn({ clientWidth: box.clientWidth, clientHeight: highest }, layout));
    setRoom(Math.max(box.clientHeight, Math.min(highest, Math.round(layout.height * fitted + around.height))));
    setScale(fitted);
  };
  useLayoutEffect(() => {
    // Small enough to see much of it, large enough to read it.
    const wanted = beginWith
      ? Math.max(0.5, Math.min(readable, fitIn(scroll.current, beginWith)))
      : Math.max(readable, fitIn(scroll.current, layout));
    setScale((current) => current ?? wanted);
  }, [layout, beginWith]);
  useLayoutEffect(() => {
    if (room !== null) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [room]);
  const zoom = (by: number) => setScale((current) => Math.min(most, Math.max(least, (current ?? 1) * by)));

  useEffect(() => {
    const fill = () => setScale(readably(layout, fitIn(scroll.current, layout)));
    const whole = frame.current;
    whole?.addEventListener('fullscreenchange', fill);
    return () => whole?.removeEventListener('fullscreenchange', fill);
  }, [layout]);
  const fillWindow = () => {
    // A browser that refuses leaves the chart as large as it is.
    const asked = document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
    asked?.catch(() => {});
  };

  const isFirst = useRef(true);
  useEffect(() => {
    const box = scroll.current;
    const looked = layout.states.find(({ state }) => state.id === (selected ?? focusOn));
    const placed = looked ?? beginWith;
    if (!box || !placed || scale === null) return;
    bringIntoSight(box, looked ? headOf(looked) : placed, scale, isFirst.current);
    isFirst.current = false;
  }, [layout, selected, focusOn, beginWith, scale]);

  const sought = search?.current ?? null;
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    // From afar the events have no words.
    if (sought?.kind === 'edge' && scale !== null && scale < afar) setScale(readable);
  }
  useEffect(() => {
    const box = scroll.current;
    const place = sought && placeOf(layout, sought);
    if (box && place && scale !== null) bringIntoSight(box, headOf(place), scale);
  }, [layout, sought, scale]);

  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const { scrollLeft: left, scrollTop: top } = event.currentTarget;
    drag.current = { x: event.clientX, y: event.clientY, left, top, moved: false };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current;
    if (!held || event.buttons === 0) return;
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > 4) held.moved = true;
    event.currentTarget.scrollTo(held.left - event.clientX + held.x, held.top - event.clientY + held.y);
  };

  const key = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction) onSelect(neighbour(layout, selected ?? focusOn, direction));
    else if (event.key === 'Enter') onSelect(selected ?? focusOn);
    else if (event.key === ' ' && (selected ?? focusOn)) onFold((selected ?? focusOn)!);
    else if (event.key === 'Escape') onSelect(null);
    else if (event.key === '+' || event.key === '=') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  const size = scale ?? readable;
  const looked = layout.states.find(({ state }) => state.id === selected)?.state;
  return (
    <Frame ref={frame} data-chart="" data-standing={standing}>
      <ChartToolbar search={search} onZoom={zoom} onFit={fit} onFill={fillWindow} />
      {/* The arrow keys move an outline that only eyes see. */}
      <VisuallyHidden as="output" data-looked-at={looked?.id}>
        {looked &&
          [`${looked.name}.`, looked.description, looked.money && moneyWords[looked.money][language]]
            .filter(Boolean)
            .join(' ')}
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- a drawing that is walked with the arrow keys */}
      <Scroll
        ref={scroll}
        tabIndex={0}
        style={room === null ? undefined : ({ '--room': `${room}px` } as CSSProperties)}
        role="application"
        aria-label={`${title}. ${t('chartKeys')}`}
        onKeyDown={key}
        onPointerDown={press}
        onPointerMove={move}
        onWheel={(event) => {
          if (event.ctrlKey) zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
        }}
        onClick={(event) => {
          const wasDrag = drag.current?.moved;
          drag.current = null;
          if (wasDrag) return;
          const pressed = (event.target as Element).closest('[data-transition]')?.getAttribute('data-transition');
          if (pressed) {
            onTransition?.(pressed);
            return;
          }
          const hit = (event.target as Element).closest('[data-state-id]');
          onSelect(hit?.getAttribute('data-state-id') ?? null);
        }}
        onDoubleClick={(event) => {
          const id = (event.target as Element).closest('[data-state-id]')?.getAttribute('data-state-id');
          if (id) onFold(id);
        }}
      >
        {chartSvg({
          layout,
          marks,
          selected,
          showMoney,
          title,
          attributes: {
            width: Math.round(layout.width * size),
            height: Math.round(layout.height * size),
            ...(size < afar ? { 'data-afar': '' } : {}),
          },
        })}
      </Scroll>
    </Frame>
  );
}
