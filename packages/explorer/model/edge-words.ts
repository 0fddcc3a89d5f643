import { machineShape, type AnyFlowSpec } from 'model-testing';
import { labelOf } from '../chart/chart-graph.ts';

/** Keys of the words on edges beside their events: `guard.isReported: paid`, `read.done`. */
export function saidOn(spec: AnyFlowSpec): string[] {
  const keys = machineShape(spec.machine).transitions.flatMap((transition) => {
    const { kind, guard } = labelOf(spec, transition, 'en', true);
    const service = /^xstate\.(done|error)\.actor\.(.+)$/.exec(transition.descriptor);
    if ((kind === 'service' || kind === 'failure') !== (service !== null))
      throw new Error(`${transition.id} is shown as ${kind}`);
    const answer = service ? [`${service[2]}.${service[1] === 'done' ? 'done' : 'failed'}`] : [];
    return [...answer, ...(guard ? [`guard.${guard}`] : [])];
  });
  return [...new Set(keys)].toSorted();
}

const isEdgeWord = (key: string) => /^guard\.|^(?!state\.|says\.|input\.|money\.)\w+\.(?:done|failed)$/.test(key);

/** Those keys for which the flow has words. */
export const wordsForEdges = ({ words = {} }: AnyFlowSpec): string[] =>
  Object.keys(words).filter(isEdgeWord).toSorted();
