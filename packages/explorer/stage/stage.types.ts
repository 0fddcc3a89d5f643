import type { ComponentType, ReactNode } from 'react';
import type { AnySnapshot, PathEvent } from 'model-testing';
import type { Money } from '../model/state-path.ts';
import type { Language } from '../words.ts';

/** Props of a stage: the played actor's snapshot, and how to send it what the user does on the screen. */
export interface StageProps {
  snapshot: AnySnapshot;
  send: (event: PathEvent) => void;
}

/** The project's parts of the phone for one flow in one language. */
export interface StageSet {
  /** The real screen with sample data around it; null where the flow has none. */
  Screen: ComponentType<StageProps> | null;
  /** Providers around a screen: texts, router, brand. */
  Around: ComponentType<{ children: ReactNode }>;
}

/** The money shown by the real screen, with the state in which it was shown. */
export interface ScreenMoney {
  statePath: string;
  money: Money | null;
}

/** Messages from the stage to the outer page: the whole walk after a user's event, or the screen's money. */
export type StageMessage = { from: 'stage'; tokens: string[] } | { from: 'stage'; says: ScreenMoney };

export type PrepareStage = (flow: string, language: Language) => Promise<StageSet>;
