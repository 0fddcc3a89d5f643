import { checkPath, pathText, type AnyFlowSpec, type PathFailure } from 'model-testing';
import { followTokens, notKnown } from 'machine-explorer';
import { UsageError } from 'machine-explorer/node';
import { tokensIn } from './options.ts';

/** Runs all checks along a path as `--check` prints it. Throws `UsageError` where it cannot be followed. */
export function replayPath(spec: AnyFlowSpec, text: string): PathFailure | null {
  const [, input = '', events = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const known = Object.keys(spec.inputs);
  if (!known.includes(input.trim()))
    throw new UsageError(
      `${spec.name}: ${notKnown('input', input.trim(), known)} A path is written 'INPUT: EVENT, EVENT'.`,
    );
  const tokens = events.trim() === 'at the start' ? [] : tokensIn(events);
  const walk = followTokens(spec, input.trim(), tokens);
  if (walk.stoppedBy) throw new UsageError(walk.stoppedBy);
  return checkPath(spec, { input: walk.input, events: walk.steps.flatMap(({ event }) => event ?? []) });
}

export const failureLines = (spec: AnyFlowSpec, { path, reason }: PathFailure): string =>
  `✗ ${spec.name}: ${reason}\n    by ${pathText(spec, path)}\n`;
