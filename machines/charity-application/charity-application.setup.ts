import { assign, setup } from 'xstate';
import { childLevelOf, chooseLocation, isLevelOpen, LOCATION_LEVELS, type Place } from '../../domain/address/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import type { ApplicationStep } from '../../domain/charity/index.ts';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import type { LocationLevel, PictureFile } from '../../domain/address/index.ts';
import { ask, isCode, isOutcomeUnknown, isSessionOver, limits, port, type ServicesOf } from '../kit/index.ts';
import { addingError, waitingFile, withFile } from './application-files.ts';
import { errorsOfStep, incompleteStep, refusalOf } from './application-steps.ts';
import type {
  ApplicationContext,
  ApplicationEvent,
  ApplicationInput,
  ApplicationRequest,
  KeptApplication,
  SentApplication,
} from './charity-application.types.ts';

/** Services that the flow calls. Every rejection is a `Failure`. Spec §7. */
export const applicationPort = port({
  /** The unsent application stored on this device, or a first draft with the fields known from the account. */
  readDraft: ask<object, KeptApplication>(),
  /** The places of a level below a parent, sorted by name. An empty list is an answer. */
  listPlaces: ask<{ level: LocationLevel; parentId: string | null }, readonly Place[]>(),
  /** Stores a document. Rejects with code FILE_UNREADABLE or PAYLOAD_TOO_LARGE. */
  upload: ask<{ file: PictureFile }, { fileName: string }>(),
  /** Rejects with APPLICATION_OPEN, FILE_UNKNOWN, or kind `invalid` with fields. */
  create: ask<ApplicationRequest, SentApplication>(),
  /** The account's application that has no decision yet. */
  findOpen: ask<object, SentApplication | null>(),
});

export type CharityApplicationServices = ServicesOf<typeof applicationPort>;

type EventOf<Type extends ApplicationEvent['type']> = Extract<ApplicationEvent, { type: Type }>;
type Failed = { failure: Failure };

const noLists = { country: [], state: [], city: [], neighborhood: [] };
/** The file itself is refused, in contrast to a failed upload. */
const isFileAtFault = ({ kind, code }: Failure) => kind === 'invalid' || code === 'PAYLOAD_TOO_LARGE';

export const applicationSetup = setup({
  types: {} as {
    context: ApplicationContext;
    events: ApplicationEvent;
    input: ApplicationInput;
    tags: 'busy' | 'form';
    children: {
      draft: 'readDraft';
      places: 'listPlaces';
      upload: 'upload';
      create: 'create';
      open: 'findOpen';
    };
  },
  actors: applicationPort.actors,
  guards: {
    isAtStep: ({ context }, { step }: { step: ApplicationStep }) => context.step === step,
    isStep: ({ event }, { step }: { step: ApplicationStep }) => event.type === 'step.open' && event.step === step,
    isStepComplete: ({ context }) => errorsOfStep(context, context.step).length === 0,
    isComplete: ({ context }) => incompleteStep(context) === null,
    isLevelClosed: ({ context }, { level }: EventOf<'place.choose'>) => !isLevelOpen(context.draft.location, level),
    hasLevelBelow: (_, { level, place }: EventOf<'place.choose'>) => place !== null && childLevelOf(level) !== null,
    hasMoreToList: ({ context }) => {
      const below = childLevelOf(context.level);
      return below !== null && context.draft.location[context.level] !== null && context.lists[below].length === 0;
    },
    hasWaiting: ({ context }) => waitingFile(context) !== null,
    isCurrentFile: ({ context }, { id }: EventOf<'file.stop' | 'file.remove'>) => context.current === id,
    canSendAgain: ({ context }, { failure }: Failed) => failure.code === 'FILE_UNKNOWN' && !context.hasSentAgain,
    isOpen: (_, { output }: { output: SentApplication | null }) => output !== null,
    isRefusedAtStep: (_, { failure }: Failed) => refusalOf(failure.fields).step !== null,
    isCode,
    isOutcomeUnknown,
    isSessionOver,
  },
  actions: {
    rememberKept: assign((_, { output }: { output: KeptApplication }) => ({ ...output })),
    atStep: assign((_, { step }: { step: ApplicationStep }) => ({ step })),
    changeField: assign(({ context }, { field, value }: EventOf<'field.change'>) => ({
      draft: { ...context.draft, [field]: value },
      errors: context.errors.filter((error) => error.field !== field),
    })),
    changePhone: assign(({ context }, { dialCode, number }: EventOf<'phone.change'>) => ({
      draft: { ...context.draft, phone: { dialCode, number } },
      errors: context.errors.filter((error) => error.field !== 'phone'),
    })),
    forgetLists: assign({ lists: noLists, level: 'country' }),
    choosePlace: assign(({ context }, { level, place }: EventOf<'place.choose'>) => {
      const below = LOCATION_LEVELS.slice(LOCATION_LEVELS.indexOf(level) + 1);
      const isCleared = (field: string) => field === level || (below as string[]).includes(field);
      return {
        draft: { ...context.draft, location: chooseLocation(context.draft.location, level, place) },
        lists: { ...context.lists, ...Object.fromEntries(below.map((each) => [each, []])) },
        level: childLevelOf(level) ?? level,
        errors: context.errors.filter(({ field }) => !isCleared(field)),
        failure: null,
      };
    }),
    rememberPlaces: assign(({ context }, { output }: { output: readonly Place[] }) => ({
      lists: { ...context.lists, [context.level]: output },
      failure: null,
    })),
    nextLevel: assign(({ context }) => ({ level: childLevelOf(context.level) ?? context.level })),
    showErrors: assign(({ context }) => ({ errors: errorsOfStep(context, context.step) })),
    openIncomplete: assign(({ context }) => {
      const step = incompleteStep(context) ?? 'summary';
      return { step, errors: errorsOfStep(context, step) };
    }),
    openRefused: assign((_, { failure }: Failed) => {
      const { errors, step } = refusalOf(failure.fields);
      return { errors, step: step ?? 'summary', failure };
    }),
    addFile: assign(({ context }, { id, file }: EventOf<'file.add'>) => {
      const fileError = addingError(context, file);
      if (fileError) return { fileError };
      return { fileError, files: [...context.files, { id, file, status: 'waiting' as const, fileName: null }] };
    }),
    removeFile: assign(({ context }, { id }: EventOf<'file.remove'>) => ({
      files: context.files.filter((each) => each.id !== id),
      fileError: null,
    })),
    stopFile: assign(({ context }, { id }: EventOf<'file.stop'>) => ({
      files: withFile(context, id, { status: 'stopped' }),
    })),
    retryFile: assign(({ context }, { id }: EventOf<'file.retry'>) => ({
      files: context.files.map((each) =>
        each.id === id && each.status !== 'stored' ? { ...each, status: 'waiting' as const } : each,
      ),
    })),
    beginUpload: assign(({ context }) => ({ current: waitingFile(context)?.id ?? null, share: 0 })),
    rememberShare: assign((_, { share }: EventOf<'upload.progressed'>) => ({ share })),
    storeFile: assign(({ context }, { output }: { output: { fileName: string } }) => ({
      files: withFile(context, context.current, { status: 'stored', fileName: output.fileName }),
    })),
    failFile: assign(({ context }, { failure }: Failed) => ({
      files: withFile(context, context.current, { status: isFileAtFault(failure) ? 'refused' : 'failed' }),
    })),
    giveUpFile: assign(({ context }) => ({
      files: withFile(context, context.current, { status: 'failed' }),
    })),
    sendFilesAgain: assign(({ context }) => ({
      hasSentAgain: true,
      files: context.files.map((each) =>
        each.status === 'stored' ? { ...each, status: 'waiting' as const, fileName: null } : each,
      ),
    })),
    beginSending: assign({ hasSentAgain: false, failure: null }),
    rememberSent: assign((_, { output }: { output: SentApplication | null }) => ({ sent: output, failure: null })),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
    forgetErrors: assign({ errors: [], failure: null }),
  },
  delays: { ...limits, uploadLimit: seconds(90) },
});
