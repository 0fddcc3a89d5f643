import { expect } from '../../stand/shop-test.ts';
import type { Stand } from '../../stand/stand.ts';

/** The link of a mail, which may leave a few seconds later. */
export async function linkTo({ shopUrl }: Pick<Stand, 'shopUrl'>, recipient: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?to=${recipient}`);
    const mails = (await outbox.json()) as { text: string }[];
    link = mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}
