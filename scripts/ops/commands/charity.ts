import { writeFileSync } from 'node:fs';
import { APPLICATION_STATUSES, DECISION_REASONS, type DecisionReason } from '../../../domain/charity/index.ts';
import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, Refused } from '../client.ts';
import {
  day,
  type Given,
  idOf,
  limitOf,
  type Noun,
  type Options,
  print,
  statusOf,
  reportDryRun,
  writing,
} from '../command.ts';
import type { Row } from '../print.ts';

type ShopApplication = components['schemas']['ShopApplication'];

const rowOf = (one: ShopApplication): Row => ({
  id: one._id,
  status: one.status,
  organisation: one.corporationName,
  type: one.applicationType,
  place: one.place,
  packs: one.quantity,
  approved: one.approvedQuantity,
  files: one.files,
  received: day(one.createdAt),
});

const common = ({ ids, options }: Given) => ({
  params: { path: { id: idOf(ids, 'application') }, header: newKey() },
  body: writing(options),
});

/** The value of `--because`: one of the reasons that an applicant can be shown. */
function becauseOf({ because }: Options): DecisionReason | undefined {
  if (because === undefined) return undefined;
  const found = DECISION_REASONS.find((one) => one === because);
  if (!found) throw new Refused(`--because is one of ${DECISION_REASONS.join(', ')}.`);
  return found;
}

function packsOf({ packs }: Options): number | undefined {
  if (packs === undefined) return undefined;
  const count = Number(packs);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Refused('--packs is a whole number above 0.');
}

type Moved = { before: string; application: ShopApplication; mail: string; isDryRun: boolean };

function report(done: Moved, options: Options): void {
  const { _id, status, quantity, approvedQuantity } = done.application;
  const row = { id: _id, before: done.before, status, packs: quantity, approved: approvedQuantity, mail: done.mail };
  print([row], done, options);
  reportDryRun(done);
}

export const charity: Noun = {
  list: {
    words: `[--status ${APPLICATION_STATUSES.join(' | ')}] [--limit 50] [--json | --csv]: the oldest first`,
    async run({ shop, options }) {
      const query = { status: statusOf(options, APPLICATION_STATUSES), limit: limitOf(options, 50) };
      const { items, pageInfo } = await ask(shop.GET('/charity-applications', { params: { query } }));
      print(items.map(rowOf), items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  show: {
    words: 'ID [--json]: one application, what was written, its files and what can be done now',
    async run({ shop, ids, options }) {
      const path = { id: idOf(ids, 'application') };
      const found = await ask(shop.GET('/charity-applications/{id}', { params: { path } }));
      if (options.json) return print([], found, options);
      print([rowOf(found.application)], found, {});
      const { name, email, phone } = found.contact;
      console.log(`\n${name} · ${email} · ${phone}\n${found.address}\nFor: ${found.recipient}\n${found.requestDetail}`);
      if (found.decidedAt !== null) {
        const why = [found.decisionReason, found.decisionNote].filter((text) => text !== null).join(': ');
        console.log(`Decided ${day(found.decidedAt)} by ${found.decidedBy}. ${why}`);
      }
      if (found.sentAt !== null) console.log(`Sent ${day(found.sentAt)} ${found.trackingUrl ?? ''}`);
      for (const { fileName, name: called, bytes } of found.files) {
        console.log(`${called} (${bytes} bytes): npm run ops -- charity file ${fileName} FILE`);
      }
      console.log(`Next: ${found.moves.join(', ') || 'nothing'}`);
    },
  },
  file: {
    words: 'NAME FILE: writes one document of an application into a file',
    async run({ shop, ids: [fileName, file, more] }) {
      if (!fileName || !file || more !== undefined) throw new Refused('Name a document and a file.');
      const { data, response } = await shop.GET('/charity-files/{fileName}', {
        params: { path: { fileName } },
        parseAs: 'arrayBuffer',
      });
      if (!data) throw new Refused(`There is no such document (${response.status}).`);
      writeFileSync(file, new Uint8Array(data));
    },
  },
  review: {
    words: 'ID --reason WHY [--dry-run]: the review starts; the quantity stays from now on',
    async run(given) {
      report(await ask(given.shop.POST('/charity-applications/{id}/review', common(given))), given.options);
    },
  },
  approve: {
    words: `ID [--packs N --because ${DECISION_REASONS.join(' | ')}] [--note "…"] --reason WHY [--dry-run]`,
    async run(given) {
      const { options } = given;
      const { params, body } = common(given);
      const [quantity, decisionReason] = [packsOf(options), becauseOf(options)];
      const more = {
        ...(quantity !== undefined && { quantity }),
        ...(decisionReason && { decisionReason }),
        ...(options.note !== undefined && { note: options.note }),
      };
      const call = given.shop.POST('/charity-applications/{id}/approve', { params, body: { ...body, ...more } });
      report(await ask(call), options);
    },
  },
  reject: {
    words: `ID --because ${DECISION_REASONS.join(' | ')} [--note "what the applicant reads"] --reason WHY [--dry-run]`,
    async run(given) {
      const { options } = given;
      const { params, body } = common(given);
      const decisionReason = becauseOf(options);
      if (!decisionReason) throw new Refused(`Choose why: --because ${DECISION_REASONS.join(' | ')}.`);
      const more = { decisionReason, ...(options.note !== undefined && { note: options.note }) };
      const call = given.shop.POST('/charity-applications/{id}/reject', { params, body: { ...body, ...more } });
      report(await ask(call), options);
    },
  },
  sent: {
    words: 'ID [--url https://…] --reason WHY [--dry-run]: the parcel has left',
    async run(given) {
      const { options } = given;
      const { params, body } = common(given);
      const more = options.url === undefined ? {} : { trackingUrl: options.url };
      const call = given.shop.POST('/charity-applications/{id}/sent', { params, body: { ...body, ...more } });
      report(await ask(call), options);
    },
  },
};
