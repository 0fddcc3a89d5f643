import type { Layout } from './layout.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest state in that direction from the selected one: what an arrow key leads to. */
export function neighbour(layout: Layout, from: string | null, direction: Direction): string | null {
  const start = layout.states.find(({ state }) => state.id === from);
  if (!start) return layout.states[0]?.state.id ?? null;
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  let best: { id: string; cost: number } | null = null;
  for (const other of layout.states) {
    if (other === start) continue;
    const dx = other.x + other.width / 2 - x;
    const dy = other.y + other.height / 2 - y;
    const [along, across] =
      direction === 'left' ? [-dx, dy] : direction === 'right' ? [dx, dy] : direction === 'up' ? [-dy, dx] : [dy, dx];
    if (along < 8) continue;
    const cost = along + Math.abs(across) * 2;
    if (!best || cost < best.cost) best = { id: other.state.id, cost };
  }
  return best?.id ?? null;
}
