export { type ListEvent, listFlow, type Row } from './list.machine.ts';
