export {
  connectHeldData,
  type HeldDataEvent,
  heldDataMachine,
  type HeldDataServices,
  type HeldDataView,
} from './held-data.machine.ts';
