import { childLevelOf, isLevelOpen, LOCATION_LEVELS } from '../../domain/address/index.ts';
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  validateApplication,
  validateApplicationStep,
} from '../../domain/charity/index.ts';
import { isSame } from '../kit/testing.ts';
import type { KeptApplication } from './charity-application.types.ts';
import { as, filePromises, hasWaiting, isAt, type Snapshot, type Step } from './files.promises.ts';

const isRight = ({ context: { draft, step, lists } }: Snapshot) =>
  validateApplicationStep(draft, step, lists.neighborhood.length === 0 ? ['neighborhood'] : []).length === 0;
const neighbour = (step: ApplicationStep, by: 1 | -1) => APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + by]!;
const hasMoreToList = ({ context: { level, lists, draft } }: Snapshot): boolean => {
  const below = childLevelOf(level);
  return below !== null && draft.location[level] !== null && lists[below].length === 0;
};

const refusals: Readonly<Record<string, readonly [ApplicationStep, string]>> = {
  invalidType: ['type', 'applicationType'],
  invalidContact: ['contact', 'email'],
  invalidNeed: ['need', 'quantity'],
  invalidDetail: ['detail', 'requestDetail'],
  invalidAddress: ['address', 'city'],
};

/** What a step must lead to. */
export const charityApplicationPromises: readonly Step[] = [
  { name: 'what was kept is read first', on: ['start'], to: ['reading'] },
  {
    name: 'a draft goes on where it stopped, with all that was in it',
    on: ['draft.done'],
    to: (after, _, { output }) => {
      const { draft, files, step } = output as KeptApplication;
      return isAt(after, step) && isSame(after.context.draft, draft) && isSame(after.context.files, files);
    },
  },
  {
    name: 'a device that keeps nothing does not stop an application',
    on: ['draft.failed', 'after.readLimit'],
    from: ['reading'],
    to: (after) => isAt(after, 'type'),
  },
  {
    name: 'what is written is kept, and the mistake at its field goes',
    on: ['field.change'],
    from: ['type', 'contact', 'need', 'detail', 'address'],
    to: (after, before, event) => {
      const { field, value } = as<'field.change'>(event);
      return (
        isSame(after.value, before.value) &&
        after.context.draft[field] === value &&
        after.context.errors.every((error) => error.field !== field)
      );
    },
  },
  {
    name: 'a changed phone is kept',
    on: ['phone.change'],
    from: ['type', 'contact', 'need', 'detail', 'address'],
    to: (after, before, { dialCode, number }) =>
      isSame(after.value, before.value) && isSame(after.context.draft.phone, { dialCode, number }),
  },
  {
    name: 'a complete step leads to the next one',
    on: ['step.next'],
    from: ['type', 'contact', 'need', 'detail', 'address.editing', 'files'],
    given: isRight,
    to: (after, before) =>
      isAt(after, neighbour(before.context.step, 1)) &&
      after.context.errors.length === 0 &&
      after.context.failure === null,
  },
  {
    name: 'a step with mistakes stays, each mistake at its field',
    on: ['step.next'],
    from: ['type', 'contact', 'need', 'detail', 'address.editing'],
    given: (before) => !isRight(before),
    to: (after, before) => isSame(after.value, before.value) && after.context.errors.length > 0,
  },
  {
    name: 'back leads to the step before, and nothing typed is lost',
    on: ['step.back'],
    from: ['contact', 'need', 'detail', 'address', 'files', 'summary'],
    to: (after, before) =>
      isAt(after, neighbour(before.context.step, -1)) &&
      after.context.draft === before.context.draft &&
      after.context.files === before.context.files &&
      after.context.errors.length === 0 &&
      after.context.failure === null,
  },
  {
    name: 'a step is opened from the summary',
    on: ['step.open'],
    from: ['summary'],
    to: (after, _, event) =>
      isAt(after, as<'step.open'>(event).step) && after.context.errors.length === 0 && after.context.failure === null,
  },
  {
    name: 'the address step asks for its lists from the country down',
    on: ['step.next', 'step.back', 'step.open', 'draft.done'],
    from: ['detail', 'files', 'summary', 'reading'],
    to: (after) =>
      !after.matches('address') ||
      (after.matches({ address: 'listing' }) &&
        after.context.level === 'country' &&
        after.context.lists.country.length === 0),
  },
  {
    name: 'a place is chosen from country down to neighbourhood, and the next list is asked for',
    on: ['place.choose'],
    from: ['address'],
    given: ({ context }, event) => isLevelOpen(context.draft.location, as<'place.choose'>(event).level),
    to: (after, _, event) => {
      const { level, place } = as<'place.choose'>(event);
      const isListing = place !== null && childLevelOf(level) !== null;
      const below = LOCATION_LEVELS.slice(LOCATION_LEVELS.indexOf(level) + 1);
      return (
        after.matches({ address: isListing ? 'listing' : 'editing' }) &&
        after.context.draft.location[level] === place &&
        below.every((each) => after.context.lists[each].length === 0) &&
        after.context.failure === null
      );
    },
  },
  {
    name: 'no place can be chosen before the one above it',
    on: ['place.choose'],
    from: ['address'],
    given: ({ context }, event) => !isLevelOpen(context.draft.location, as<'place.choose'>(event).level),
    to: (after, before) => after.context === before.context && isSame(after.value, before.value),
  },
  {
    name: 'the list that came is on offer, and the next is asked for',
    on: ['places.done'],
    to: (after, before, { output }) =>
      isSame(after.context.lists[before.context.level], output) &&
      after.context.level === (hasMoreToList(before) ? childLevelOf(before.context.level) : before.context.level) &&
      after.context.failure === null &&
      after.matches({
        address: hasMoreToList(before) ? 'listing' : 'editing',
      }),
  },
  {
    name: 'a list that does not come can be asked for again',
    on: ['places.failed', 'after.readLimit'],
    from: ['address.listing'],
    to: (after) => after.matches({ address: 'unlisted' }) && after.context.failure !== null,
  },
  {
    name: 'it is asked for again',
    on: ['places.retry'],
    from: ['address.unlisted'],
    to: (after) => after.matches({ address: 'listing' }) && after.context.failure === null,
  },
  ...filePromises,
  {
    name: 'a complete application is sent, its waiting files first',
    on: ['application.send'],
    from: ['summary'],
    given: ({ context }) => validateApplication(context.draft, ['neighborhood']).length === 0,
    to: (after, before) =>
      after.matches(hasWaiting(before) ? 'uploading' : 'creating') &&
      after.context.failure === null &&
      !after.context.hasSentAgain,
  },
  {
    name: 'an incomplete one opens at its first mistake',
    on: ['application.send'],
    from: ['summary'],
    given: ({ context }) => validateApplication(context.draft, ['neighborhood']).length > 0,
    to: (after, { context: { draft } }) => {
      const first = APPLICATION_STEPS.find(
        (step) => validateApplicationStep(draft, step, ['neighborhood']).length > 0,
      )!;
      return isAt(after, first) && after.context.errors.length > 0;
    },
  },
  {
    name: 'only stored files are named',
    on: ['application.send', 'upload.done'],
    to: (after, _, __, { asked }) => {
      const request = asked['create'] as { fileNames: string[] } | undefined;
      return (
        request === undefined ||
        isSame(
          request.fileNames,
          after.context.files.flatMap(({ fileName }) => (fileName === null ? [] : [fileName])),
        )
      );
    },
  },
  {
    name: 'what the server received is sent',
    on: ['create.done', 'open.done.arrived'],
    to: (after, _, { output }) =>
      after.matches('sent') && isSame(after.context.sent, output) && after.context.failure === null,
  },
  {
    name: 'an earlier application is named, and the draft stays',
    on: ['create.failed.open'],
    to: (after, before) =>
      after.matches('alreadyOpen') && after.context.draft === before.context.draft && after.context.failure !== null,
  },
  {
    name: 'from there the draft can be looked at again',
    on: ['step.back'],
    from: ['alreadyOpen'],
    to: (after) => isAt(after, 'summary') && after.context.failure === null,
  },
  {
    name: 'uploads that the server has deleted are sent again, once',
    on: ['create.failed.fileUnknown'],
    to: (after, before) =>
      before.context.hasSentAgain
        ? isAt(after, 'summary') && after.context.failure !== null
        : after.context.hasSentAgain &&
          after.matches(before.context.files.some(({ status }) => status === 'stored') ? 'uploading' : 'creating') &&
          after.context.files.every(({ status }) => status !== 'stored'),
  },
  ...Object.entries(refusals).map(([name, [step, field]]): Step => ({
    name: `a field that the server refused is shown at its step: ${field}`,
    on: [`create.failed.${name}`],
    to: (after) =>
      isAt(after, step) &&
      isSame(
        after.context.errors.map((error) => error.field),
        [field],
      ),
  })),
  {
    name: 'without an answer it is asked whether it arrived',
    on: ['create.failed.offline', 'after.saveLimit'],
    to: ['checking'],
  },
  {
    name: 'a refusal of any other kind is said at the summary',
    on: ['create.failed.refused'],
    to: (after) => isAt(after, 'summary') && after.context.failure !== null,
  },
  {
    name: 'what did not arrive can be sent again',
    on: ['open.done.none'],
    to: (after) => isAt(after, 'summary') && after.context.failure?.kind === 'timeout',
  },
  {
    name: 'an outcome that cannot be asked for is not known',
    on: ['open.failed.offline', 'after.readLimit'],
    from: ['checking'],
    to: (after) => after.matches('unsure') && after.context.failure !== null,
  },
  {
    name: 'it is asked again when the customer wants it',
    on: ['application.check'],
    from: ['unsure'],
    to: (after) => after.matches('checking') && after.context.failure === null,
  },
  {
    name: 'a session that ends keeps everything',
    on: ['upload.failed.sessionOver', 'create.failed.sessionOver', 'open.failed.sessionOver'],
    to: (after, before) =>
      after.matches('suspended') &&
      after.context.draft === before.context.draft &&
      after.context.files === before.context.files,
  },
  {
    name: 'after signing in again it goes on at its step',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after, before) =>
      isAt(after, before.context.step) &&
      after.context.draft === before.context.draft &&
      after.context.failure === null,
  },
];
