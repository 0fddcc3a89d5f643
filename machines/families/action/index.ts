export { type ActionEvent, actionFlow } from './action.machine.ts';
