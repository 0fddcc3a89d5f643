import { useMemo } from 'react';
import { observeMachine, type AnyFlowSpec } from 'model-testing';
import { flowVersion } from '../model/flow-version.ts';
import type { Permalink } from '../model/permalink.ts';
import { followLink, offersAt, type Offer, type Step, type Walk } from '../model/walk.ts';

export interface ShownWalk {
  walk: Walk;
  /** Index of the step that is shown. */
  at: number;
  step: Step;
  offers: Offer[];
  version: string;
  input: string;
  /** The steps of the link were taken in another version of the machine. */
  isOtherVersion: boolean;
}

/** The walk a link names, replayed on the pure machine; a link without one shows the start. */
export function useWalk(spec: AnyFlowSpec, { input: named, tokens, at: wanted, version: made }: Permalink): ShownWalk {
  const observed = useMemo(() => observeMachine(spec.machine), [spec]);
  const version = useMemo(() => flowVersion(spec), [spec]);
  const path = JSON.stringify(tokens);
  const walk = useMemo(
    () => followLink(spec, { input: named, tokens: JSON.parse(path) as string[] }, observed),
    [spec, named, path, observed],
  );
  const last = walk.steps.length - 1;
  const at = Math.min(wanted ?? last, last);
  const step = walk.steps[at]!;
  const offers = useMemo(() => offersAt(spec, step.visit, observed), [spec, step, observed]);
  return {
    walk,
    at,
    step,
    offers,
    version,
    input: walk.input,
    isOtherVersion: tokens.length > 0 && made !== null && made !== version,
  };
}
