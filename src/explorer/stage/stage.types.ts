import type { ComponentType } from 'react';
import type { AnySnapshot, PathEvent } from 'model-testing';

/** What a stage is given: where the played actor stands, and a way to tell it what the shopper does. */
export interface StageProps {
  snapshot: AnySnapshot;
  send: (event: PathEvent) => void;
}

/** `src/flows/{flow}/{flow}.stage.tsx`: the production screen of that flow with sample data around it. */
export interface StageModule {
  /** Namespaces of texts the screen needs, beside `common`. */
  namespaces: readonly string[];
  default: ComponentType<StageProps>;
}
