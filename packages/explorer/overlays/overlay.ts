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
/** Its red is something wrong, so that the walk must not be red too. */
export const isFinding = (overlay: Overlay): boolean =>
  overlay === 'coverage' || overlay === 'invariants' || overlay === 'mutants';
export const isOverlay = (name: string | undefined): name is Overlay => overlays.some((overlay) => overlay === name);
