export const overlays = [
  'money',
  'coverage',
  'invariants',
  'mutants',
  'calls',
  'deadlines',
  'analytics',
  'funnel',
] as const;
export type Overlay = (typeof overlays)[number];
export const isOverlay = (name: string | undefined): name is Overlay => overlays.some((overlay) => overlay === name);
