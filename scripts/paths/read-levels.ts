import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machineShape, type AnyFlowSpec, type Count } from '../../model-testing/index.ts';
import { flowVersion } from '../../src/explorer/model/flow-version.ts';
import type { LevelReport } from '../../src/explorer/overlays/run-data.ts';

interface Level extends Count {
  /** The run was of another version of the machine. */
  isOld: boolean;
}

/**
 * What the last runs took of the flow's transitions; null where there was none. The server's total is without what
 * nothing in a running shop causes.
 */
export interface Levels {
  screens: Level | null;
  server: Level | null;
}

export function readLevels(spec: AnyFlowSpec, reports: string): Levels {
  const all = machineShape(spec.machine).transitions.map(({ id }) => id);
  const beyond = new Set(spec.beyondBrowser?.map(({ item }) => item));
  const read = (level: keyof Levels, wanted: readonly string[]): Level | null => {
    const file = path.join(reports, `${spec.name}.${level}.json`);
    if (!existsSync(file)) return null;
    const { version, transitions }: LevelReport = JSON.parse(readFileSync(file, 'utf8'));
    const missing = wanted.filter((id) => !transitions.includes(id));
    return {
      covered: wanted.length - missing.length,
      total: wanted.length,
      missing,
      isOld: version !== flowVersion(spec),
    };
  };
  return {
    screens: read('screens', all),
    server: read(
      'server',
      all.filter((id) => !beyond.has(id)),
    ),
  };
}
