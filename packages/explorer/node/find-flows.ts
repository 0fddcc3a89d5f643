import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { missingParts, type AnyFlowSpec } from 'model-testing';
import { fill, type ExplorerConfig } from '../config.ts';
import { notKnown } from '../model/closest.ts';
import { importFile } from './import-file.ts';
import type { DescribedFlow } from '../model/flow-description.ts';
import { BrokenFlowError, UsageError } from './usage-error.ts';

export interface FlowFolder {
  name: string;
  /** The file that exports `{flow}Flow`. */
  file: string;
}

/** Whether the explorer shows a real screen of this flow. */
export const hasScreen = ({ stages }: Pick<ExplorerConfig, 'stages'>, flow: string): boolean =>
  stages.some((stage) => existsSync(path.resolve(fill(stage, flow))));

/** Every folder of `machines` with a flow's file. Throws `UsageError` when there is none. */
export function findFlows({ flows }: Pick<ExplorerConfig, 'flows'>, machines: string = flows.folder): FlowFolder[] {
  if (!existsSync(machines)) throw new UsageError(`There is no folder ${machines}. Name one: --machines FOLDER`);
  const found = readdirSync(machines, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: path.resolve(machines, name, fill(flows.file, name)) }))
    .filter(({ file }) => existsSync(file))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (found.length === 0)
    throw new UsageError(`${machines} holds no flow: a flow is a folder with ${fill(flows.file, '{folder}')} in it.`);
  return found;
}

/** The flows of these names, or all. */
export function chooseFlows(all: readonly FlowFolder[], names: readonly string[]): FlowFolder[] {
  if (names.length === 0) return [...all];
  return names.map((name) => {
    const found = all.find((flow) => flow.name === name);
    if (found) return found;
    throw new UsageError(
      notKnown(
        'flow',
        name,
        all.map((flow) => flow.name),
      ),
    );
  });
}

/** The name of a flow's export: `threeDSecureFlow` for `three-d-secure`. */
export const exportedName = (flow: string): string =>
  `${flow.replaceAll(/-(\w)/g, (_, initial: string) => initial.toUpperCase())}Flow`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The required parts of a flow, with a check of each. */
const needed = {
  machine: (machine: unknown) => isObject(machine) && 'root' in machine,
  inputs: (inputs: unknown) => isObject(inputs) && Object.keys(inputs).length > 0,
  events: isObject,
  project: (project: unknown) => typeof project === 'function',
};

/**
 * The flow as its file exports it. Throws `UsageError` when the file does not export `{flow}Flow`, and `BrokenFlowError` when
 * the file cannot be loaded, lacks a part, or its machine names a target or a part that is not there.
 */
export async function loadFlow({ name, file }: FlowFolder): Promise<AnyFlowSpec> {
  const exported = exportedName(name);
  const folder = path.relative('.', path.dirname(file));
  const broken = (reasons: readonly string[]) =>
    new BrokenFlowError(`${name}: the machine in ${folder} is broken:\n${reasons.map((one) => `  ${one}`).join('\n')}`);
  let module: Record<string, AnyFlowSpec>;
  try {
    module = await importFile(file, `${name}:`);
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof Error) || !/^Invalid (transition|initial)|Child state|Initial state/.test(cause.message))
      throw error;
    throw broken([cause.message.replaceAll(/\s*\n\s*/g, ' ')]);
  }
  const spec = module[exported];
  const written = path.relative('.', file);
  if (!spec) throw new UsageError(`${written} must export ${exported}, satisfying FlowSpec.`);
  const lacking = Object.entries(needed).find(([part, isWritten]) => !isWritten(spec[part as keyof AnyFlowSpec]));
  if (lacking) throw new BrokenFlowError(`${name}: ${exported} in ${written} lacks "${lacking[0]}". Add it there.`);
  const missing = missingParts(spec.machine);
  if (missing.length > 0) throw broken(missing);
  return spec;
}

/** The flows with their descriptions. A flow that cannot be loaded reports that when it is opened. */
export const describedFlows = (flows: readonly FlowFolder[]): Promise<(FlowFolder & DescribedFlow)[]> =>
  Promise.all(
    flows.map(async (flow) => {
      const spec = await loadFlow(flow).catch(() => null);
      return { ...flow, description: spec?.description ?? {} };
    }),
  );
