import { useEffect, useState } from 'react';
import type { FlowReport } from '../../../model-testing/report.ts';

/** What a run on the real screens or the real server took of a flow: `.tmp/model/{flow}.screens.json`, `….server.json`. */
export interface LevelReport {
  flow: string;
  version: string;
  paths: number;
  /** Ids of the transitions taken. */
  transitions: string[];
}

interface Dated<Report> {
  at: string;
  report: Report;
}

export interface RunData {
  model: Dated<FlowReport & { version?: string }> | null;
  screens: Dated<LevelReport> | null;
  server: Dated<LevelReport> | null;
}

/** The reports of the last runs; `undefined` while they are being read, null where nothing has run. */
export function useRunData(flow: string): RunData | undefined {
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
  return data;
}

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
