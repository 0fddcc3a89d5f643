import type { ExplorerConfig } from '../config.ts';
import { flowVersion } from '../model/flow-version.ts';
import { findFlows, loadFlow } from './find-flows.ts';

/** The version of each flow's machine, by the flow's name. */
export async function versionsOfFlows(config: Pick<ExplorerConfig, 'flows'>): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const flow of findFlows(config)) versions[flow.name] = flowVersion(await loadFlow(flow));
  return versions;
}
