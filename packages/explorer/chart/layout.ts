import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartEdge, ChartGraph, ChartLabel, ChartState } from './chart-graph.ts';
import { anywhereOf } from './chart-graph.ts';
import { distance, type Point } from './route.ts';
import { textWidth, wrap } from './text-width.ts';

export interface Box extends Point {
  width: number;
  height: number;
}

export interface PlacedState extends Box {
  state: ChartState;
  isContainer: boolean;
  lines: string[];
}

export interface LabelRow {
  text: string;
  label: ChartLabel;
}

export interface PlacedEdge {
  edge: ChartEdge;
  points: Point[];
  label: (Box & { rows: LabelRow[] }) | null;
}

export interface Layout {
  width: number;
  height: number;
  /** Outer states first: in the order of drawing. */
  states: PlacedState[];
  edges: PlacedEdge[];
  /** Start markers of the machine and each compound state; and sources of transitions possible anywhere. */
  starts: { at: Box; points: Point[] }[];
  anywheres: (Box & { id: string })[];
  /** An overview: boxes have room for names only, and edges for no words. */
  isMap: boolean;
}

/** The part of elkjs that is used: `elk.bundled.js` in a browser and in Node alike. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

export const nameSize = 15;
export const textSize = 12;
export const codeSize = 10.5;
export const lineHeight = 16;
export const labelRow = 15;
const descriptionWidth = 190;

const maxLines = 3;

/** A line with a sign for each service called, the analytics event and the flow inside. */
export const badgesOf = ({ calls, analytics, flowInside }: ChartState): string[] => [
  ...calls.map((call) => `→ ${call}`),
  ...(analytics ? [`◎ ${analytics}`] : []),
  ...(flowInside ? [`» ${flowInside}`] : []),
];

/** Every character of a code font is equally wide. */
export const codeWidth = (text: string): number => text.length * codeSize * 0.62;

/** Height of the line with the name in the code, under the plain name. */
const codeLine = 14;

/** Baseline of the first line of a state's sentence, from the top of its box. */
export const sentenceTop = ({ codeName }: ChartState): number => 43 + (codeName === null ? 0 : codeLine);

const mapName = 19;

/** A map sets names large, on up to three lines, to be readable at a small scale. */
function mapBox({ name, kind }: ChartState) {
  const rows = wrap(name, 170, mapName);
  const widest = Math.max(...rows.map((row) => textWidth(row, mapName, true)));
  const fold = kind === 'compound' || kind === 'parallel' ? 44 : 0;
  return { lines: [], width: Math.ceil(widest + 30 + fold), height: Math.ceil(rows.length * mapName * 1.1 + 18) };
}

/** `header`: the lines of a container whose width is already known. */
const measured = (state: ChartState, header: string[] | null, isMap: boolean) => {
  if (isMap) return mapBox(state);
  const { name, codeName, description, kind } = state;
  const lines = header ?? wrap(description, descriptionWidth, textSize, maxLines);
  const badges = badgesOf(state);
  const width = Math.max(
    textWidth(name, nameSize, true) + 46 + (kind === 'compound' || kind === 'parallel' ? 26 : 0),
    codeWidth(codeName ?? ''),
    ...lines.map((line) => textWidth(line, textSize)),
    ...badges.map(codeWidth),
  );
  return {
    lines,
    width: Math.ceil(width + 34),
    height: sentenceTop(state) - 1 + lines.length * lineHeight + badges.length * 20,
  };
};

/** Rows of a label: one per transition, `text [guard]`. */
const rowText = ({ text, guard, kind }: ChartLabel): string =>
  [kind === 'failure' && '⚠', text, guard && `[${guard}]`].filter(Boolean).join(' ');

const labelWidth = 150;

const labelBox = (edge: ChartEdge) => {
  const rows = edge.labels
    .filter((label) => rowText(label) !== '')
    .flatMap((label) => wrap(rowText(label), labelWidth, textSize).map((text): LabelRow => ({ text, label })));
  return {
    rows,
    width: Math.ceil(Math.max(0, ...rows.map(({ text }) => textWidth(text, textSize))) + 10),
    // One more row for the text of an overlay.
    height: rows.length === 0 ? 2 : (rows.length + 1) * labelRow,
  };
};

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'false',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
};

const mapOptions = {
  ...options,
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.padding': '[top=14,left=14,bottom=14,right=14]',
};

const headerOf = ({ description }: ChartState, width: number) => wrap(description, width - 40, textSize, maxLines);

/** Places every state and edge. The same graph gives the same picture, in a browser and in a terminal. */
export async function layoutChart(engine: LayoutEngine, graph: ChartGraph, isMap = false): Promise<Layout> {
  const first = await placeChart(engine, graph, new Map(), isMap);
  if (isMap) return first;
  // The width of a compound state, and so the lines of its sentence, is known only after the first layout.
  const headers = new Map(
    first.states.flatMap(({ state, isContainer, width }): [string, string[]][] =>
      isContainer ? [[state.id, headerOf(state, width)]] : [],
    ),
  );
  const isTight = first.states.some(({ state, lines }) => (headers.get(state.id)?.length ?? 0) > lines.length);
  const placed = isTight ? await placeChart(engine, graph, headers, false) : first;
  const states = placed.states.map((one) => Object.assign(one, { lines: headers.get(one.state.id) ?? one.lines }));
  return { ...placed, states };
}

async function placeChart(
  engine: LayoutEngine,
  graph: ChartGraph,
  headers: ReadonlyMap<string, string[]>,
  isMap: boolean,
): Promise<Layout> {
  const labels = new Map(graph.edges.map((edge) => [edge.id, labelBox(edge)]));
  const anywheres = new Set(graph.edges.map(({ source }) => source).filter((id) => id.endsWith(':anywhere')));
  const lines = new Map<string, string[]>();

  const childrenOf = (parentId: string): ElkNode[] => {
    const children: ElkNode[] = [];
    const states = graph.states.filter((state) => state.parentId === parentId);
    if (states.some(({ isInitial }) => isInitial)) children.push({ id: `${parentId}:start`, width: 14, height: 14 });
    if (anywheres.has(anywhereOf(parentId))) children.push({ id: anywhereOf(parentId), width: 26, height: 26 });
    for (const state of states) {
      const inside = childrenOf(state.id);
      const header = headers.get(state.id) ?? wrap(state.description, 420, textSize, 2);
      const box = measured(state, inside.length > 0 ? header : null, isMap);
      lines.set(state.id, box.lines);
      children.push(
        inside.length === 0
          ? { id: state.id, width: box.width, height: box.height }
          : {
              id: state.id,
              children: inside,
              layoutOptions: {
                'elk.padding': `[top=${box.height + 10},left=20,bottom=22,right=20]`,
                'elk.nodeSize.constraints': 'MINIMUM_SIZE',
                'elk.nodeSize.minimum': `(${box.width}, ${box.height})`,
              },
            },
      );
    }
    return children;
  };

  const children = childrenOf(graph.rootId);
  const edges: ElkExtendedEdge[] = [
    ...graph.states
      .filter(({ isInitial, parentId }) => isInitial && parentId)
      .map(({ id, parentId }) => ({ id: `start→${id}`, sources: [`${parentId}:start`], targets: [id] })),
    ...graph.edges.map(({ id, source, target }) => {
      const { width, height, rows } = labels.get(id)!;
      return {
        id,
        sources: [source],
        targets: [target],
        ...(rows.length > 0 && !isMap ? { labels: [{ id: `${id}:label`, width, height, text: ' ' }] } : {}),
      };
    }),
  ];
  const placed = await engine.layout({
    id: graph.rootId,
    layoutOptions: isMap ? mapOptions : options,
    children,
    edges,
  });

  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode) => {
    boxes.set(node.id, { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 });
    for (const child of node.children ?? []) collect(child);
  };
  collect(placed);
  const routed = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const hasInside = new Set(graph.states.map(({ parentId }) => parentId));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: graph.states.map((state) => {
      const box = boxes.get(state.id)!;
      const isContainer = hasInside.has(state.id);
      return { state, ...box, isContainer, lines: lines.get(state.id)! };
    }),
    edges: graph.edges.map((edge) => {
      const found = routed.get(edge.id)!;
      const [box] = found.labels ?? [];
      const { rows, ...room } = labels.get(edge.id)!;
      const points = pointsOf(found);
      if (isMap)
        return {
          edge,
          points,
          label: rows.length > 0 ? { ...within(placed, besideMiddle(points, room)), rows } : null,
        };
      return {
        edge,
        points,
        label: box ? { x: box.x ?? 0, y: box.y ?? 0, width: box.width ?? 0, height: box.height ?? 0, rows } : null,
      };
    }),
    starts: graph.states
      .filter(({ isInitial }) => isInitial)
      .map(({ id, parentId }) => ({
        at: boxes.get(`${parentId}:start`)!,
        points: pointsOf(routed.get(`start→${id}`)!),
      })),
    anywheres: [...anywheres].map((id) => ({ id, ...boxes.get(id)! })),
    isMap,
  };
}

const inside = (at: number, room: number): number => Math.max(4, Math.min(at, room - 4));

/** Keeps labels of lines along the rim inside the drawing: outside, nothing scrolls to them. */
const within = ({ width = 0, height = 0 }: Pick<ElkNode, 'width' | 'height'>, box: Box): Box => ({
  ...box,
  x: inside(box.x, width - box.width),
  y: inside(box.y, height - box.height),
});

/** Centred on the longest segment of a line: for labels without reserved room. */
function besideMiddle(points: readonly Point[], { width, height }: Pick<Box, 'width' | 'height'>): Box {
  const stretches = points.slice(1).map((to, index) => [points[index]!, to] as const);
  const [longest] = stretches.toSorted((one, other) => distance(...other) - distance(...one));
  const [from, to] = longest ?? [points[0]!, points[0]!];
  return { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2, width, height };
}

const pointsOf = ({ sections }: ElkExtendedEdge): Point[] =>
  (sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
