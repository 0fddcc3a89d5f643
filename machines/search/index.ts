export {
  connectSearch,
  type SearchAnswer,
  type SearchEvent,
  type SearchHit,
  searchMachine,
  type SearchOffer,
  type SearchServices,
} from './search.machine.ts';
