export { lengthError } from './length-error.ts';
export { searchText } from './search-text.ts';
export { blockText, codeText, digitText, emailText, lineText, plainText, unprintableIn } from './text.ts';
