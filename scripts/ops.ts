import { mails } from './ops/mails.ts';

await mails(process.argv.slice(3));
