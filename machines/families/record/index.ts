export { recordFlow, type RecordEvent, type Versioned } from './record.machine.ts';
