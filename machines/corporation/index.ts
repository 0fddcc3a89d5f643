export {
  connectCorporation,
  type CorporationEvent,
  corporationMachine,
  type CorporationServices,
} from './corporation.machine.ts';
