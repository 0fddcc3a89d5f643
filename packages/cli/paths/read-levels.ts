import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyFlowSpec, Count } from 'model-testing';
import { flowVersion, isPromised, keptOf, type Level, type LevelReport, type ExplorerConfig } from 'machine-explorer';
import { hasScreen } from 'machine-explorer/node';

export interface LevelRun extends Count {
  /** The run was of another version of the machine. */
  isOld: boolean;
}

/** How much of its promise the last browser run of each level kept. */
export type BrowserLevels = Record<Extract<Level, 'screens' | 'server'>, LevelRun | 'not promised' | 'not run'>;

interface Where {
  /** The folder of the reports. */
  reports: string;
  /** Whether the flows are in another folder than the project's own. */
  isCopy: boolean;
}

export function readLevels(config: ExplorerConfig, spec: AnyFlowSpec, { reports, isCopy }: Where): BrowserLevels {
  const { name } = spec;
  const promising = { hasScreen: hasScreen(config, name), isOnServer: config.levels.onServer.includes(name), isCopy };
  const read = (level: keyof BrowserLevels) => {
    if (!isPromised(promising, level)) return 'not promised';
    const file = path.join(reports, `${name}.${level}.json`);
    if (!existsSync(file)) return 'not run';
    const { version, transitions }: LevelReport = JSON.parse(readFileSync(file, 'utf8'));
    return { ...keptOf(spec, level, transitions), isOld: version !== flowVersion(spec) };
  };
  return { screens: read('screens'), server: read('server') };
}
