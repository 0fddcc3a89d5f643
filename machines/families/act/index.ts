export { type ActEvent, actFlow } from './act.machine.ts';
