import type { ComponentType, ReactNode } from 'react';
import type { AnySnapshot, PathEvent } from 'model-testing';
import type { Money } from '../model/state-path.ts';
import type { Language } from '../words.ts';

/** Props of a stage: the played actor's snapshot, and how to send it what the user does on the screen. */
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

/** What the real screen says of the money, and its state while it does. */
export interface ScreenMoney {
  statePath: string;
  money: Money | null;
}

/** Messages from the page in the phone to the one around it: the whole walk after a user's event; or what the screen says. */
export type StageMessage = { from: 'stage'; tokens: string[] } | { from: 'stage'; says: ScreenMoney };

export type PrepareStage = (flow: string, language: Language) => Promise<StageSet>;
