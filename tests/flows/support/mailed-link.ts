import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';

/** The link of a mail, which may be sent a few seconds later. */
export async function linkTo(
  { shopUrl }: Pick<Harness, 'shopUrl'>,
  recipient: string,
  pattern: RegExp,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?to=${recipient}`);
    const mails = (await outbox.json()) as { text: string }[];
    link = mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}
