export { type CardRow, type CardsEvent, cardsMachine, type CardsServices, connectCards } from './cards.machine.ts';
