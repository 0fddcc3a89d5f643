import type { PlanLine } from '../../../../domain/subscription/index.ts';
import type { LoadedPlan } from './loaded-plan.ts';
import type { LineFacts } from './subscriptions.tables.ts';

/** The facts of a line's item. If it has left the catalogue: those of a locked delivery, or only its key. */
export function factsOf(loaded: LoadedPlan, line: PlanLine): LineFacts {
  const catalogItem = loaded.catalogItems.get(line.item);
  if (catalogItem) {
    const { kind, itemId, boxes, slug, name, contents } = catalogItem;
    return { kind, itemId, boxes, scope: line.scope, slug, name, contents };
  }
  const all = [...loaded.rows.values()];
  const frozen = all.flatMap(({ cycles }) => cycles.flatMap((cycle) => cycle.frozen?.facts[line.id] ?? [])).at(0);
  if (frozen) return { ...frozen, scope: line.scope };
  const row = all.flatMap(({ lines }) => lines).find(({ id }) => id === line.id);
  if (!row) throw new Error(`There is no item for the line ${line.id}.`);
  const { kind, itemId, boxes } = row;
  return { kind, itemId, boxes, scope: line.scope, slug: '', name: { tr: '', en: '' }, contents: boxes ?? [] };
}
