export { searchText } from './search-text.ts';
export { codeText, emailText } from './text.ts';
