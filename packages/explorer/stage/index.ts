export { showStage } from './stage.tsx';
export { SpokenState } from './spoken-state.tsx';
export type { PrepareStage, StageProps, StageSet } from './stage.types.ts';
