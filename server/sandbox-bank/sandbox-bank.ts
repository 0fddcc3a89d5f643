import { join } from 'node:path';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { BRAND_NAME } from '../../domain/brand.ts';
import { createCallbackDesk } from './payments/callbacks.ts';
import { createHolds } from './payments/holds.ts';
import { addJudgeRoutes } from './routes/judge.routes.ts';
import { type LedgerEntry, type LedgerTotals, openLedger, totalsOf } from './books/ledger.ts';
import { addMerchantRoutes } from './routes/merchant.routes.ts';
import { addPages } from './routes/pages.routes.ts';
import type { Clock, Desk } from './payments/teller.types.ts';
import { openVault } from './cards/vault.ts';

/** Shared by merchant and bank. Not secret: nothing here is real. */
export const SANDBOX_MERCHANT_KEY = 'sandbox-merchant';

export interface SandboxBankOptions {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** The folder of ledger and vault, or null to keep both in memory. */
  folder?: string | null;
  clock?: Clock;
  shopName?: string;
  merchantKey?: string;
  challengeTtlMs?: number;
  /** Milliseconds for which a late callback is withheld; null: until `/hooks/release`. */
  lateAfterMs?: number | null;
  deliveryDeadlineMs?: number;
  /** Milliseconds after which a silent bank closes the connection; null leaves that to the caller. */
  silentForMs?: number | null;
}

export interface SandboxBank {
  /** For example `http://127.0.0.1:3001`. */
  url: string;
  ledger(reference?: string): LedgerEntry[];
  totals(reference?: string): LedgerTotals;
  /** Releases the silent answers and late callbacks of `reference`; returns their number. */
  release(reference: string): number;
  /** Resolves when the bank is withholding an answer about `reference`. */
  whenSilent(reference: string): Promise<void>;
  /** Resolves when no callback from the bank's server is running. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a bank, which listens when the promise resolves. */
export async function createSandboxBank(options: SandboxBankOptions = {}): Promise<SandboxBank> {
  const { folder = null, host = '127.0.0.1', merchantKey = SANDBOX_MERCHANT_KEY, shopName = BRAND_NAME } = options;
  const desk: Desk = {
    ledger: openLedger(folder === null ? null : join(folder, 'ledger.jsonl')),
    vault: openVault(folder === null ? null : join(folder, 'vault.jsonl')),
    holds: createHolds(),
    clock: options.clock ?? { now: () => new Date() },
    challengeTtlMs: options.challengeTtlMs ?? 10 * 60 * 1000,
  };
  const callbacks = createCallbackDesk({
    merchantKey,
    lateAfterMs: options.lateAfterMs ?? null,
    deliveryDeadlineMs: options.deliveryDeadlineMs ?? 3000,
  });

  let url = '';
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  await app.register(formbody);
  addJudgeRoutes(app, { desk, callbacks });
  addPages(app, { desk, callbacks, shopName, merchantKey });
  const pageUrl = (paymentId: string) => `${url}/challenge/${paymentId}`;
  addMerchantRoutes(app, { desk, callbacks, merchantKey, pageUrl, silentForMs: options.silentForMs ?? null });
  url = await app.listen({ port: options.port ?? 0, host });

  const entries = (reference?: string) => desk.ledger.entries(reference === undefined ? {} : { reference });
  return {
    url,
    ledger: entries,
    totals: (reference) => totalsOf(entries(reference)),
    release: (reference) => desk.holds.release(reference) + callbacks.releaseLate(reference),
    whenSilent: (reference) => desk.holds.whenSilent(reference),
    delivered: () => callbacks.delivered(),
    close: async () => {
      desk.holds.close();
      callbacks.close();
      await app.close();
    },
  };
}
