export { recordFlow } from './record.machine.ts';
export type { RecordEvent, Versioned } from './record.types.ts';
