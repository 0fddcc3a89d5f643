export {
  type CommunicationEvent,
  communicationMachine,
  type CommunicationServices,
  connectCommunication,
} from './communication.machine.ts';
