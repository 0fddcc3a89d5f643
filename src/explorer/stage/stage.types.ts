import type { ComponentType } from 'react';
import type { StageProps } from 'machine-explorer/stage';

export type { StageProps };

/**
 * `src/flows/{flow}/{flow}.stage.tsx`: the production screen of that flow with sample data around it, where the screen
 * takes more than the snapshot.
 */
export interface StageModule {
  /** Namespaces of texts the screen needs, beside `common`. */
  namespaces: readonly string[];
  default: ComponentType<StageProps>;
}
