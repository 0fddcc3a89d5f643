export { type LinkInMail, mailedLinkBlocks } from './mailed-link.mails.ts';
export { type MailedLink, signAgain, signMailedLink } from './mailed-link.ts';
export { mailedErrors } from './mailed-links.errors.ts';
export {
  changeMailed,
  deleteMailedOf,
  findMailed,
  forgetMailed,
  insertMailed,
  type MailedRow,
  type NewMailedRow,
} from './mailed-links.repository.ts';
export { lockRow, openRow, tokenOf } from './open-mailed-link.ts';
