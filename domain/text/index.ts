export { searchText } from './search-text.ts';
export { codeText, digitText, emailText, lineText, plainText, unprintableIn } from './text.ts';
