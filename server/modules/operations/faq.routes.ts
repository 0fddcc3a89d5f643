import type { operations } from '../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { fileOf, importFaqFile, readFaqs } from '../faq/index.ts';
import { writeDown, written } from './audit/index.ts';

export const faqHandlers = (context: AppContext): Pick<Service<operations>, 'exportFaq' | 'importFaq'> => ({
  exportFaq: async () => success(fileOf(await readFaqs(context.db))),
  importFaq: async (request) => {
    const done = await writeDown(context, written('importFaq', request), async (tx) => {
      const changes = await importFaqFile(context, tx, request.body.faq);
      return {
        action: { act: 'faq.import', entity: 'faq', before: null, after: { ...changes } },
        answer: changes,
        about: null,
      };
    });
    return success(done);
  },
});
