import { randomBytes } from 'node:crypto';
import { exchange, isSignature, sign, type Unknown } from '../provider/index.ts';
import { priceInSignature } from './iyzico.amounts.ts';

export interface IyzicoOptions {
  apiKey: string;
  secretKey: string;
  /** `https://api.iyzipay.com` or `https://sandbox-api.iyzipay.com`. */
  baseUrl: string;
  /** How long one call may take, in milliseconds. */
  deadlineMs: number;
}

/** A reply with every number as the text it was sent as, so that no price passes through a float. */
export type IyzicoReply = { [field: string]: IyzicoValue };
type IyzicoValue = string | boolean | null | undefined | IyzicoReply | IyzicoValue[];

export interface IyzicoSuccess {
  outcome: 'success';
  reply: IyzicoReply;
}

export interface IyzicoFailure {
  outcome: 'failure';
  errorCode: string;
}

export interface IyzicoCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** With its query string, if it has one. */
  path: string;
  body?: object;
  /** The reply's fields in the order in which iyzico signs them; omitted for replies that iyzico does not sign. */
  signed?: readonly string[];
  signal?: AbortSignal | undefined;
}

const PRICES = new Set(['price', 'paidPrice']);

function numbersAsText(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

function parseReply(text: string): IyzicoReply | null {
  try {
    const parsed: IyzicoReply | null = JSON.parse(text, numbersAsText);
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** A field as text; an absent one is undefined. */
export function textField(reply: IyzicoReply, name: string): string | undefined {
  const value = reply[name];
  return typeof value === 'string' ? value : undefined;
}

/** A field that holds a list of objects; anything else is an empty list. */
export function listField(reply: IyzicoReply, name: string): IyzicoReply[] {
  const value = reply[name];
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is IyzicoReply => item !== null && typeof item === 'object' && !Array.isArray(item));
}

function isSignedReply(reply: IyzicoReply, fields: readonly string[], secretKey: string): boolean {
  const text = fields
    .map((name) => (PRICES.has(name) ? priceInSignature(textField(reply, name)) : (textField(reply, name) ?? '')))
    .join(':');
  return isSignature(secretKey, text, reply.signature);
}

/** The Authorization header of one request: HMAC-SHA256 of random key, path and body. */
function authorise(options: IyzicoOptions, path: string, body: string, randomKey: string): string {
  const signature = sign(options.secretKey, `${randomKey}${path}${body}`);
  const credentials = `apiKey:${options.apiKey}&randomKey:${randomKey}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(credentials).toString('base64')}`;
}

export type IyzicoClient = ReturnType<typeof createIyzicoClient>;

/** Calls iyzico once. A late, unreadable or wrongly signed reply is `unknown`; only iyzico's refusal is a failure. */
export function createIyzicoClient(options: IyzicoOptions) {
  return async (call: IyzicoCall): Promise<IyzicoSuccess | IyzicoFailure | Unknown> => {
    const body = call.body === undefined ? '' : JSON.stringify(call.body);
    const randomKey = `${Date.now()}${randomBytes(8).toString('hex')}`;
    const answer = await exchange({
      url: `${options.baseUrl}${call.path}`,
      method: call.method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: authorise(options, call.path, body, randomKey),
        'x-iyzi-rnd': randomKey,
      },
      deadlineMs: options.deadlineMs,
      signal: call.signal,
      ...(body === '' ? {} : { body }),
    });
    if (answer.outcome === 'unknown') return answer;
    const reply = parseReply(answer.text);
    if (reply === null) return { outcome: 'unknown', reason: answer.status >= 500 ? 'providerError' : 'unreadable' };
    if (reply.status === 'success') {
      if (call.signed && !isSignedReply(reply, call.signed, options.secretKey)) {
        return { outcome: 'unknown', reason: 'signature' };
      }
      return { outcome: 'success', reply };
    }
    const errorCode = textField(reply, 'errorCode');
    if (reply.status !== 'failure' || errorCode === undefined) return { outcome: 'unknown', reason: 'unreadable' };
    return { outcome: 'failure', errorCode };
  };
}
