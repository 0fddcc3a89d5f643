export { lengthError } from './length-error.ts';
export { searchText } from './search-text.ts';
export { blockText, lineText } from './stored-text.ts';
export { codeText, digitText, emailText, plainText } from './text.ts';
export { unprintableIn } from './unprintable.ts';
