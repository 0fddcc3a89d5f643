import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyFlowSpec, Count } from 'model-testing';
import { flowVersion } from '../../src/explorer/model/flow-version.ts';
import { isPromised, keptOf, type Level } from '../../src/explorer/model/levels.ts';
import { hasScreen } from './find-flows.ts';
import type { LevelReport } from '../../src/explorer/overlays/run-data.ts';

export interface LevelRun extends Count {
  /** The run was of another version of the machine. */
  isOld: boolean;
}

/** What the last runs in a browser kept of what they promise. */
export type BrowserLevels = Record<Extract<Level, 'screens' | 'server'>, LevelRun | 'not promised' | 'not run'>;

interface Where {
  /** The folder of the reports. */
  reports: string;
  /** Of another folder than the shop's own machines. */
  isCopy: boolean;
}

export function readLevels(spec: AnyFlowSpec, { reports, isCopy }: Where): BrowserLevels {
  const read = (level: keyof BrowserLevels) => {
    if (!isPromised({ name: spec.name, hasScreen: hasScreen(spec.name), isCopy }, level)) return 'not promised';
    const file = path.join(reports, `${spec.name}.${level}.json`);
    if (!existsSync(file)) return 'not run';
    const { version, transitions }: LevelReport = JSON.parse(readFileSync(file, 'utf8'));
    return { ...keptOf(spec, level, transitions), isOld: version !== flowVersion(spec) };
  };
  return { screens: read('screens'), server: read('server') };
}
