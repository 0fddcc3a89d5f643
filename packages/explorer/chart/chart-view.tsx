import {
  type ReactNode,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { moneyWords } from '../model/state-path.ts';
import { useWords } from '../settings.tsx';
import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from '../theme/visually-hidden.ts';
import { ChartToolbar } from './chart-toolbar.tsx';
import { chartSvg } from './drawing.ts';
import type { Box, Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import { neighbour, type Direction } from './neighbour.ts';
import type { Search } from './use-search.ts';
import {
  afar,
  bringDrawnIntoSight,
  bringIntoSight,
  fitIn,
  headOf,
  least,
  most,
  readable,
  readably,
  wholePixels,
} from './viewport.ts';

const Frame = styled('div', {
  position: 'relative',
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$l',
  overflow: 'hidden',
  display: 'grid',
  gridTemplate: 'auto minmax(0,1fr) / minmax(0,1fr)',
  // Below the tabs of a small screen.
  scrollMarginTop: '4rem',
  height: 'clamp(22rem, 64vh, 48rem)',
  '&:fullscreen': { borderRadius: 0, border: 0, height: '100%' },
  variants: { fills: { true: { '@lg': { height: 'auto', flex: '1 1 0', minHeight: '16rem' } } } },
});

const Scroll = styled('div', {
  overflow: 'auto',
  padding: '1rem',
  display: 'grid',
  cursor: 'grab',
  '& > svg': { margin: 'auto', maxWidth: 'none', overflow: 'visible' },
  '&:focus-visible': { outlineOffset: '-4px', borderRadius: '$l' },
});

interface ChartViewProps {
  layout: Layout;
  marks: Marks;
  title: string;
  statePath: string;
  selected: string | null;
  onSelect: (stateId: string | null) => void;
  onFold: (stateId: string) => void;
  /** The current state of the walk: kept in view. */
  focusOn: string | null;
  /** Shown whole at first, as far as it stays readable; by default the whole map. */
  beginWith?: Box | null;
  /** Whether it fills the remaining height of its column. */
  fills?: boolean;
  svgRef: Ref<SVGSVGElement | null>;
  /** An event was pressed in the drawing. */
  onTransition?: (transitionId: string) => void;
  /** The search; its current match is scrolled into view. */
  search?: Search;
  /** More buttons beside those of the view. */
  tools?: ReactNode;
}

/** The position of a state's box in the window. */
const cornerOf = (box: HTMLElement, id: string) =>
  box.querySelector(`[data-state-id="${id}"] > rect`)?.getBoundingClientRect();

const arrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** The statechart: first a map with readable names; scrolls by touch, drag and wheel, zooms, takes arrow keys. */
export function ChartView(props: ChartViewProps) {
  const { layout, marks, title, statePath, selected, onSelect, onFold, focusOn, beginWith = null } = props;
  const { fills = false, svgRef, onTransition, search, tools } = props;
  const { t, language } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number | null>(null);
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(
    svgRef,
    () => scroll.current?.querySelector('svg') ?? null,
  );
  /** The kind of the last layout: the detailed chart has another size than the map. */
  const kind = useRef(layout.isMap);
  const fit = () => setScale(readably(layout, fitIn(scroll.current, layout)));
  useLayoutEffect(() => {
    const wanted = beginWith
      ? Math.max(0.5, Math.min(readable, fitIn(scroll.current, beginWith)))
      : readably(layout, fitIn(scroll.current, layout), true);
    const isOtherKind = kind.current !== layout.isMap;
    kind.current = layout.isMap;
    const first = layout.isMap || beginWith ? wanted : readable;
    setScale((current) => (current === null || isOtherKind ? first : current));
  }, [layout, beginWith]);

  const zoom = (by: number) => setScale((current) => Math.min(most, Math.max(least, (current ?? 1) * by)));
  useEffect(() => {
    const fill = () => setScale(readably(layout, fitIn(scroll.current, layout)));
    const whole = frame.current;
    whole?.addEventListener('fullscreenchange', fill);
    return () => whole?.removeEventListener('fullscreenchange', fill);
  }, [layout]);
  const fillWindow = () => {
    // When the browser refuses fullscreen, the chart keeps its size.
    const asked = document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
    asked?.catch(() => {});
  };

  /** A state that is being folded or opened, and the window position at which its corner is kept. */
  const anchor = useRef<{ id: string; corner: DOMRect } | null>(null);
  const fold = (id: string) => {
    const corner = scroll.current && cornerOf(scroll.current, id);
    if (corner) anchor.current = { id, corner };
    onFold(id);
  };
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const box = scroll.current;
    const svg = box?.querySelector('svg');
    const hold = anchor.current;
    anchor.current = null;
    if (!box || !svg) return;
    svg.style.translate = '';
    if (hold && layout.states.some(({ state }) => state.id === hold.id)) {
      const away = () => {
        const now = cornerOf(box, hold.id)!;
        return { x: hold.corner.x - now.x, y: hold.corner.y - now.y };
      };
      const first = away();
      box.scrollBy(-first.x, -first.y);
      // Where nothing can scroll, the map itself is moved.
      const rest = away();
      svg.style.translate = `${rest.x}px ${rest.y}px`;
      return;
    }
    const looked = layout.states.find(({ state }) => state.id === (selected ?? focusOn));
    const placed = looked ?? beginWith;
    if (!placed || scale === null) return;
    bringIntoSight(box, looked ? headOf(looked) : placed, scale, isFirst.current);
    isFirst.current = false;
  }, [layout, selected, focusOn, beginWith, scale]);

  const sought = search?.current ?? null;
  useEffect(() => {
    const box = scroll.current;
    const isDrawn = scale !== null && layout.states.length > 0;
    const here = sought && isDrawn ? box?.querySelector('[data-found-here]') : null;
    if (box && here) bringDrawnIntoSight(box, here);
  }, [layout, sought, scale]);

  // Elements beside and above the chart load later and make its window smaller.
  useEffect(() => {
    const box = scroll.current;
    const looked = layout.states.find(({ state }) => state.id === (selected ?? focusOn));
    if (!box || !looked || scale === null || sought) return undefined;
    const size = () => `${box.offsetWidth} ${box.offsetHeight}`;
    let known = size();
    const resized = new ResizeObserver(() => {
      if (size() === known) return;
      known = size();
      bringIntoSight(box, headOf(looked), scale, true);
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, [layout, selected, focusOn, scale, sought]);

  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const { scrollLeft: left, scrollTop: top } = event.currentTarget;
    drag.current = { x: event.clientX, y: event.clientY, left, top, moved: false };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const begun = drag.current;
    if (!begun || event.buttons === 0) return;
    if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > 4) begun.moved = true;
    event.currentTarget.scrollTo(begun.left - event.clientX + begun.x, begun.top - event.clientY + begun.y);
  };
  const choose = ({ target }: MouseEvent) => {
    const wasDrag = drag.current?.moved;
    drag.current = null;
    if (wasDrag) return;
    const said = (name: string) => (target as Element).closest(`[${name}]`)?.getAttribute(name) ?? null;
    const [folded, pressed] = [said('data-fold'), said('data-transition')];
    if (folded) fold(folded);
    else if (pressed) onTransition?.(pressed);
    else onSelect(said('data-state-id'));
  };

  const key = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction) onSelect(neighbour(layout, selected ?? focusOn, direction));
    else if (event.key === 'Enter') onSelect(selected ?? focusOn);
    else if (event.key === ' ' && (selected ?? focusOn)) fold((selected ?? focusOn)!);
    else if (event.key === 'Escape') onSelect(null);
    else if (event.key === '+' || event.key === '=') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  const isPicture = props.beginWith !== undefined;
  const size = scale ?? readable;
  const isAfar = layout.isMap || size < afar;
  const looked = layout.states.find(({ state }) => state.id === selected)?.state;
  return (
    <Frame ref={frame} fills={fills} data-chart="" data-state-path={statePath}>
      <ChartToolbar search={search} tools={tools} onZoom={zoom} onFit={fit} onFill={fillWindow} />
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
        role="application"
        aria-label={`${title}. ${t('chartKeys')}`}
        onKeyDown={key}
        onPointerDown={press}
        onPointerMove={move}
        onWheel={(event) => {
          if (event.ctrlKey) zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
        }}
        onClick={choose}
        onDoubleClick={({ target }) => {
          const pressed = target as Element;
          const id = pressed.closest('[data-state-id]')?.getAttribute('data-state-id');
          if (id && !pressed.closest('[data-fold]')) fold(id);
        }}
      >
        {chartSvg({
          layout,
          marks,
          selected,
          title,
          ...(isPicture ? {} : { chosen: selected ?? focusOn }),
          mapScale: isAfar ? size : undefined,
          attributes: {
            ...wholePixels(layout, size),
            style: { '--scale': size },
            ...(isPicture ? {} : { 'data-folds': '' }),
            ...(isAfar ? { 'data-afar': '' } : {}),
          },
        })}
      </Scroll>
    </Frame>
  );
}
