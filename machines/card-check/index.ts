export { type CardCheckEvent, cardCheckMachine, type CheckedCard, connectCardCheck } from './card-check.machine.ts';
