import type { PlanLine } from '../../../../domain/subscription/index.ts';
import type { PlanScene } from './plan-context.ts';
import type { LineFacts } from './subscriptions.tables.ts';

/** What a line is of. What has left the catalogue keeps what a delivery was locked with, or the key it was bought by. */
export function factsOf(scene: PlanScene, line: PlanLine): LineFacts {
  const ware = scene.wares.get(line.item);
  if (ware) {
    const { kind, itemId, boxes, slug, name, contents } = ware;
    return { kind, itemId, boxes, scope: line.scope, slug, name, contents };
  }
  const all = [...scene.rows.values()];
  const frozen = all.flatMap(({ cycles }) => cycles.flatMap((cycle) => cycle.frozen?.facts[line.id] ?? [])).at(0);
  if (frozen) return { ...frozen, scope: line.scope };
  const row = all.flatMap(({ lines }) => lines).find(({ id }) => id === line.id);
  if (!row) throw new Error(`Nobody knows what the line ${line.id} is of.`);
  const { kind, itemId, boxes } = row;
  return { kind, itemId, boxes, scope: line.scope, slug: '', name: { tr: '', en: '' }, contents: boxes ?? [] };
}
