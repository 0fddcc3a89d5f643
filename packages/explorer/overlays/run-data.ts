import { useEffect, useState } from 'react';
import { machineShape, withoutExcused, type AnyFlowSpec, type FlowReport } from 'model-testing';
import { ask } from '../checker/ask.ts';
import type { Level } from '../model/levels.ts';

/** The transitions that a run on the real screens or server took: `.tmp/model/{flow}.screens.json`, `….server.json`. */
export interface LevelReport {
  flow: string;
  version: string;
  paths: number;
  /** Ids of the transitions taken. */
  transitions: string[];
}

interface Dated<Report> {
  at: string;
  /** Computed in this browser, because no run left a report of this machine. */
  isFromHere?: true;
  report: Report;
}

export interface RunData {
  model: Dated<FlowReport & { version?: string }> | null;
  screens: Dated<LevelReport> | null;
  server: Dated<LevelReport> | null;
  /** When the site with these reports was built: they are not renewed. Absent where they are read on each request. */
  keptAt?: string;
  /** The stored reports came from the shop's server, which can be asked for the funnel. */
  isBesideShop?: true;
}

/** Ids of the transitions that a level took; null where nothing has run. */
export function takenAt(
  spec: AnyFlowSpec,
  { model, screens, server }: RunData,
  level: Level,
): readonly string[] | null {
  switch (level) {
    case 'pure': {
      const counted = model?.report.suites.transitions?.coverage.transitions;
      if (!counted) return null;
      const missing = new Set(counted.missing);
      return machineShape(spec.machine).transitions.flatMap(({ id }) => (missing.has(id) ? [] : id));
    }
    case 'actor':
      return model?.report.takenByActor ?? null;
    case 'screens':
      return screens?.report.transitions ?? null;
    case 'server':
      return server?.report.transitions ?? null;
    default:
      return level satisfies never;
  }
}

/** Ids of the states that no path reaches, as in `--check`, without those that the author excuses. */
export function unreachedStates(spec: AnyFlowSpec, { model }: RunData): string[] {
  return withoutExcused(spec, model?.report.suites.states?.coverage.states.missing ?? []);
}

/**
 * The reports of the last runs; `undefined` while they are being read, null where nothing has run. Where `isWanted` and
 * no run left a report of this version, the flow is examined in a worker: the first two levels are never empty.
 */
export function useRunData(flow: string, version: string, isWanted: boolean): RunData | undefined {
  const [data, setData] = useState<RunData>();
  useEffect(() => {
    let isCurrent = true;
    void read(flow).then((found) => {
      if (isCurrent) setData(found);
      return found;
    });
    return () => {
      isCurrent = false;
    };
  }, [flow]);

  const isStale = data !== undefined && !isOf(data.model, version);
  useEffect(() => {
    if (!isWanted || !isStale) return undefined;
    let isCurrent = true;
    void ask({ kind: 'examine', flow }).then((report) => {
      const model = { at: new Date().toISOString(), isFromHere: true as const, report: { ...report, version } };
      if (isCurrent) setData((found) => ({ ...(found ?? nothing), model }));
      return model;
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, version, isWanted, isStale]);
  return data;
}

/** Whether the report is of the shown machine; one without a version counts as such. */
const isOf = (model: RunData['model'], version: string): boolean =>
  model !== null && (model.report.version ?? version) === version;

async function read(flow: string): Promise<RunData> {
  try {
    const response = await fetch(`data/${flow}.json`);
    if (!response.ok) return nothing;
    const found: RunData = await response.json();
    return found;
  } catch {
    return nothing;
  }
}

const nothing: RunData = { model: null, screens: null, server: null };
