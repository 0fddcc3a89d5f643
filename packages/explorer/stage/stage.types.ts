import type { ComponentType, ReactNode } from 'react';
import type { AnySnapshot, PathEvent } from 'model-testing';
import type { Language } from '../words.ts';

/** What a stage is given: where the played actor stands, and a way to tell it what somebody does on the screen. */
export interface StageProps {
  snapshot: AnySnapshot;
  send: (event: PathEvent) => void;
}

/** What a project puts around and into the phone for one flow in one language. */
export interface StageSet {
  /** The real screen with sample data around it; null where the flow has none. */
  Screen: ComponentType<StageProps> | null;
  /** Texts, router, brand: what surrounds a screen. */
  Around: ComponentType<{ children: ReactNode }>;
}

export type PrepareStage = (flow: string, language: Language) => Promise<StageSet>;
