import { readFile, stat } from 'node:fs/promises';
import { readJourney, readWays, type Journey } from '../journey/journey.types.ts';
import { UsageError } from './usage-error.ts';

/** The counts in a file, with its modification time. */
export async function readFunnel(file: string): Promise<Journey> {
  let counts: unknown;
  let countedAt: string;
  try {
    counts = JSON.parse(await readFile(file, 'utf8'));
    countedAt = (await stat(file)).mtime.toISOString();
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`${file} cannot be read: ${message}`);
  }
  const journey = readJourney(counts);
  if (!journey)
    throw new UsageError(`${file} holds no counts of a journey. Write them: npm run -s ops -- funnel --json > ${file}`);
  return { journey, flows: readWays(counts), countedAt };
}
