export {
  connectSearch,
  type SearchAnswer,
  type SearchEvent,
  type SearchHit,
  searchMachine,
  type SearchServices,
} from './search.machine.ts';
