import { machineShape, parseEventName, readableEventName, type AnyFlowSpec, type Visit } from 'model-testing';
import { labelOf } from '../chart/chart-graph.ts';
import { statePathOf } from './state-path.ts';

const idOf = (stateId: string) => stateId.replaceAll(/[^\w]/g, '_');
const clean = (text: string) =>
  text
    .replaceAll(/[:;{}#"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The whole machine as a Mermaid state diagram, with its nested and parallel states. */
export function machineMermaid(spec: AnyFlowSpec): string {
  const { machine } = spec;
  const { states, transitions } = machineShape(machine);
  const lines = ['stateDiagram-v2'];
  const draw = (parentId: string, indent: string) => {
    const children = states.filter((state) => state.parentId === parentId && state.kind !== 'history');
    const parent = states.find(({ id }) => id === parentId)!;
    for (const [index, child] of children.entries()) {
      if (parent.kind === 'parallel' && index > 0) lines.push(`${indent}--`);
      const name = child.path.at(-1)!;
      if (child.kind === 'compound' || child.kind === 'parallel') {
        lines.push(`${indent}state "${name}" as ${idOf(child.id)} {`);
        draw(child.id, `${indent}  `);
        lines.push(`${indent}}`);
      } else {
        lines.push(`${indent}state "${name}" as ${idOf(child.id)}`);
        if (child.kind === 'final') lines.push(`${indent}${idOf(child.id)} --> [*]`);
      }
    }
    const initial = initialOf(machine, parentId);
    if (initial) lines.push(`${indent}[*] --> ${idOf(initial)}`);
  };
  const [root] = states;
  // Mermaid allows regions only inside a state: a parallel root is drawn as a state.
  if (root!.kind === 'parallel') {
    lines.push(`  state "${machine.id}" as ${idOf(root!.id)} {`);
    draw(root!.id, '    ');
    lines.push('  }');
  } else draw(root!.id, '  ');
  for (const transition of transitions) {
    const { stateId, descriptor, targets } = transition;
    // Mermaid draws no edge from the whole machine: such transitions are left out.
    if (stateId === root!.id) continue;
    if (parseEventName(descriptor).kind === 'stateDone') continue;
    const { guard } = labelOf(spec, transition, 'en', true);
    for (const target of targets.length > 0 ? targets : [stateId]) {
      const label = descriptor === '' ? 'always' : readableEventName(descriptor, machine);
      lines.push(`  ${idOf(stateId)} --> ${idOf(target)} : ${clean(label)}${guard ? ` [${clean(guard)}]` : ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function initialOf(machine: AnyFlowSpec['machine'], stateId: string): string | undefined {
  const node = machine.getStateNodeById(stateId);
  return node.type === 'compound' ? node.initial.target[0]?.id : undefined;
}

/** Paths as a Mermaid state diagram: only the states they are in and the events they take. */
export function pathsMermaid(paths: readonly { visits: readonly Visit[]; tokens: readonly string[] }[]): string {
  const lines = new Set<string>();
  const name = (visit: Visit) => {
    const statePath = statePathOf(visit.snapshot);
    lines.add(`  state "${statePath}" as ${idOf(statePath)}`);
    return idOf(statePath);
  };
  for (const { visits, tokens } of paths) {
    lines.add(`  [*] --> ${name(visits[0]!)}`);
    for (const [index, token] of tokens.entries())
      lines.add(`  ${name(visits[index]!)} --> ${name(visits[index + 1]!)} : ${clean(token)}`);
    const last = visits.at(-1)!;
    if (last.status === 'done') lines.add(`  ${name(last)} --> [*]`);
  }
  return `stateDiagram-v2\n${[...lines].join('\n')}\n`;
}
