export const overlays = [
  'money',
  'coverage',
  'invariants',
  'mutants',
  'calls',
  'deadlines',
  'analytics',
  'funnel',
  'requirements',
] as const;
export type Overlay = (typeof overlays)[number];
/** Overlays whose red marks faults: the walk must not be red there. */
export const isFinding = (overlay: Overlay): boolean =>
  overlay === 'coverage' || overlay === 'invariants' || overlay === 'mutants';
export const isOverlay = (name: string | undefined): name is Overlay => overlays.some((overlay) => overlay === name);
