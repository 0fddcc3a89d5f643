import { TEST_ONE_TIME_CODE } from './cards/test-cards.ts';

/** A page of the bank as a browser without scripts sees it. */
export interface BankPage {
  status: number;
  headers: Headers;
  html: string;
  /** The form that returns to the merchant, once there is one. */
  returnForm: { action: string; fields: Record<string, string> } | null;
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

async function readPage(response: Response): Promise<BankPage> {
  const html = await response.text();
  const action = /<form[^>]*action="([^"]*)"[^>]*id="return"/.exec(html)?.[1];
  const fields = [...html.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescape(value)],
  );
  return {
    status: response.status,
    headers: response.headers,
    html,
    returnForm: action === undefined ? null : { action: unescape(action), fields: Object.fromEntries(fields) },
  };
}

export async function openPage(url: string): Promise<BankPage> {
  return readPage(await fetch(url));
}

/** Submits a button of the code page and reads the page that follows. */
export async function answerPage(url: string, fields: { action: 'confirm' | 'cancel'; code?: string }) {
  return readPage(await fetch(url, { method: 'POST', body: new URLSearchParams(fields) }));
}

export async function confirmPage(url: string, code = TEST_ONE_TIME_CODE): Promise<BankPage> {
  return answerPage(url, { action: 'confirm', code });
}

/** Posts the form to the merchant, as the browser does. The merchant's redirect is not followed. */
export async function postReturnForm(page: BankPage): Promise<Response> {
  if (!page.returnForm) throw new Error(`The page has no way back:\n${page.html}`);
  const { action, fields } = page.returnForm;
  return fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
