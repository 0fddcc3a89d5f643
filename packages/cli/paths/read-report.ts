import { readFileSync } from 'node:fs';
import { parseEventName } from 'model-testing';
import { UsageError } from 'machine-explorer/node';

/** An event of a flow and the state it led to, as a browser reported it; null where the machine threw. */
export interface RecordedStep {
  flow: string;
  event: string;
  state: unknown;
}

/** A machine that threw, as reported: its flow, the error, and the flow's steps up to it. */
export interface Recording {
  flow: string;
  message: string;
  /** The last one is the event at which it threw. */
  steps: readonly RecordedStep[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isStep = (value: unknown): value is RecordedStep =>
  isRecord(value) && typeof value['flow'] === 'string' && typeof value['event'] === 'string' && 'state' in value;

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Reads a kept report: lines of JSON, one of them the error with its `message` and `steps`. */
export function readReport(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file} cannot be read (${code}). Keep a report in a file and name it: --replay FILE`);
  }
  const reported = text
    .split('\n')
    .map(parse)
    .find((line) => isRecord(line) && typeof line['message'] === 'string');
  if (!isRecord(reported)) throw new UsageError(`${file} holds no report: none of its lines is JSON with a "message".`);
  const { message, steps } = reported;
  if (!Array.isArray(steps) || !steps.every(isStep) || steps.length === 0)
    throw new UsageError(`${file} does not say what the flows did: the visitor did not allow it, or it was not drawn.`);
  const failed = steps.at(-1)!;
  // Only the last step may throw: an earlier throw is another error.
  if (failed.state !== null)
    throw new UsageError(
      `No machine threw "${String(message)}": a service or the page did. The last step was ${named(failed)}.`,
    );
  const own = steps.filter(({ flow, state }) => flow === failed.flow && state !== null);
  // A flow may have been started more than once: the last start counts.
  const begun = own.findLastIndex(({ event }) => parseEventName(event).kind === 'init');
  return { flow: failed.flow, message: String(message), steps: [...own.slice(Math.max(begun, 0)), failed] };
}

const named = ({ flow, event, state }: RecordedStep) => `"${event}" of ${flow}, which led to ${JSON.stringify(state)}`;
