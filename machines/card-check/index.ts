export {
  type CardCheckAnswer,
  type CardCheckEvent,
  cardCheckMachine,
  type CardCheckServices,
  type CheckedCard,
  connectCardCheck,
} from './card-check.machine.ts';
