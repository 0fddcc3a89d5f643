import type { ComponentType } from 'react';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { screens } from './screens.ts';
import type { StageModule, StageProps } from './stage.types.ts';

const own = import.meta.glob<StageModule>('../../flows/*/*.stage.tsx');
const all = import.meta.glob<Record<string, ComponentType<StageProps>>>('../../flows/*/*-screen.tsx');

/** How the explorer shows a flow's production screen: its own stage, else its screen alone; null where there is none. */
export async function stageOf(flow: string): Promise<StageModule | null> {
  const stage = await own[`../../flows/${flow}/${flow}.stage.tsx`]?.();
  if (stage) return stage;
  const module = await all[`../../flows/${flow}/${flow}-screen.tsx`]?.();
  const [, Screen] = Object.entries(module ?? {}).find(([name]) => /(?:Screen|Dialog)$/.test(name)) ?? [];
  if (!Screen) return null;
  const { namespaces = [flow], isPart = false, props } = screens[flow] ?? {};
  return {
    namespaces,
    default: ({ snapshot, send }) => (
      <>
        {isPart && <VisuallyHidden as="h1">Mercan</VisuallyHidden>}
        <Screen snapshot={snapshot} send={send} {...props?.(snapshot)} />
      </>
    ),
  };
}
