import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { chartGraph, layoutChart } from 'machine-explorer';
import { badgesOf, type Box, codeWidth, type Layout, nameSize, textSize, textWidth } from 'machine-explorer/testing';
import explorer from '../../../explorer.config.ts';

const meet = (one: Box, other: Box, by: number) =>
  one.x < other.x + other.width - by &&
  other.x < one.x + one.width - by &&
  one.y < other.y + other.height - by &&
  other.y < one.y + one.height - by;

/** Labels that overlap labels or boxes, lines through foreign boxes, text that overflows its box. */
function troublesOf({ states, edges }: Layout): string[] {
  const leaves = states.filter(({ isContainer }) => !isContainer);
  const labels = edges.flatMap(({ edge, label }) => (label ? { ...label, id: edge.id } : []));
  return [
    ...labels.flatMap((one, index) =>
      labels.slice(index + 1).flatMap((other) => (meet(one, other, 1) ? `${one.id} is written over ${other.id}` : [])),
    ),
    ...labels.flatMap((label) =>
      leaves.flatMap((leaf) => (meet(label, leaf, 1) ? `${label.id} is written over ${leaf.state.id}` : [])),
    ),
    ...edges.flatMap(({ edge, points }) =>
      points.slice(1).flatMap((to, index) => {
        const from = points[index]!;
        const line = {
          x: Math.min(from.x, to.x),
          y: Math.min(from.y, to.y),
          width: Math.abs(from.x - to.x),
          height: Math.abs(from.y - to.y),
        };
        return leaves.flatMap((leaf) => (meet(line, leaf, 2) ? `${edge.id} is drawn over ${leaf.state.id}` : []));
      }),
    ),
    ...states.flatMap(({ state, lines, width }) => {
      const needed = [
        textWidth(state.name, nameSize, true),
        ...lines.map((line) => textWidth(line, textSize)),
        ...[...badgesOf(state), state.codeName ?? ''].map(codeWidth),
      ];
      return Math.max(...needed) + 16 > width ? `the words of ${state.id} leave their box` : [];
    }),
  ];
}

describe.each(findFlows(explorer))('the chart of $name', (flow) => {
  it.each(['tr', 'en'] as const)('has room for all its words (%s)', async (language) => {
    const graph = chartGraph(await loadFlow(flow), { language, within: explorer.within });
    expect(troublesOf(await layoutChart(new Elk(), graph))).toEqual([]);
  });
});
