import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { missingParts, type AnyFlowSpec } from 'model-testing';
import { notKnown } from '../../src/explorer/model/closest.ts';
import { BrokenFlowError, UsageError } from './usage-error.ts';

export interface FlowFolder {
  name: string;
  samples: string;
  /** The first line of its README. */
  story: string;
}

const rooms = path.resolve(import.meta.dirname, '../../src/flows');

/** Whether the explorer shows a production screen of this flow. */
export const hasScreen = (flow: string): boolean => existsSync(path.join(rooms, flow, `${flow}.stage.tsx`));

/** Every folder of `machines` that holds `{folder}.samples.ts`. */
export function findFlows(machines: string): FlowFolder[] {
  if (!existsSync(machines)) throw new UsageError(`There is no folder ${machines}. Name one: --machines FOLDER`);
  const found = readdirSync(machines, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const spec = path.resolve(machines, name, `${name}.spec.ts`);
      return { name, samples: existsSync(spec) ? spec : path.resolve(machines, name, `${name}.samples.ts`) };
    })
    .filter(({ samples }) => existsSync(samples))
    .map(({ name, samples }) => ({ name, samples, story: storyIn(path.resolve(machines, name, 'README.md')) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (found.length === 0)
    throw new UsageError(`${machines} holds no flow: a flow is a folder with {folder}.samples.ts in it.`);
  return found;
}

const storyIn = (readme: string) =>
  existsSync(readme) ? readFileSync(readme, 'utf8').split('\n')[0]!.replace(/^#+ */, '') : '';

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

/** What a flow's samples export: `threeDSecureFlow` of `three-d-secure`. */
export const exportedName = (flow: string): string =>
  `${flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Flow`;

/**
 * The flow's samples. Throws `UsageError` when the file does not export `{flow}Flow`, and `BrokenFlowError` when the
 * machine names a target or a part that is not there.
 */
export async function loadFlow({ name, samples }: FlowFolder): Promise<AnyFlowSpec> {
  const exported = exportedName(name);
  const folder = path.relative('.', path.dirname(samples));
  const broken = (reasons: readonly string[]) =>
    new BrokenFlowError(`${name}: the machine in ${folder} is broken:\n${reasons.map((one) => `  ${one}`).join('\n')}`);
  let module: Record<string, AnyFlowSpec>;
  try {
    module = await import(pathToFileURL(samples).href);
  } catch (error) {
    if (!(error instanceof Error) || !/^Invalid (transition|initial)|Child state|Initial state/.test(error.message))
      throw error;
    throw broken([error.message.replaceAll(/\s*\n\s*/g, ' ')]);
  }
  const spec = module[exported];
  if (!spec) throw new UsageError(`${path.relative('.', samples)} must export ${exported}, satisfying FlowSpec.`);
  const missing = missingParts(spec.machine);
  if (missing.length > 0) throw broken(missing);
  return spec;
}
