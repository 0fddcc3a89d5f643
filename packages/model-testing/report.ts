import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowReport } from './flow-report.ts';

const reportFolder = join('.tmp', 'model');

/** Writes the report below `folder` (default `.tmp/model` of the working directory) and returns the file's path. */
export function writeReport(report: FlowReport, folder = reportFolder): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${report.flow}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
