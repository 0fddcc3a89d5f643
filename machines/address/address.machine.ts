import { parentLevelOf } from '../../domain/address/index.ts';
import { addressSetup } from './address.setup.ts';
import { words } from './address.words.ts';

export const addressMachine = addressSetup.createMachine({
  id: 'address',
  initial: 'writing',
  context: ({ input }) => ({
    ...input,
    lists: { country: [], state: [], city: [], neighborhood: [] },
    level: 'country',
    errors: [],
    failure: null,
    choice: null,
    saved: null,
  }),
  output: ({ context }) => ({ address: context.saved }),
  on: { 'dialog.close': { target: '.closed' } },
  states: {
    writing: {
      ...words.writing,
      tags: 'form',
      initial: 'listing',
      on: {
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'phone.change': { actions: { type: 'changePhone', params: ({ event }) => event } },
        'place.choose': [
          { guard: { type: 'isLevelClosed', params: ({ event }) => event } },
          {
            guard: { type: 'hasLevelBelow', params: ({ event }) => event },
            target: '.listing',
            actions: { type: 'choosePlace', params: ({ event }) => event },
          },
          { target: '.editing', actions: { type: 'choosePlace', params: ({ event }) => event } },
        ],
      },
      states: {
        listing: {
          ...words.listing,
          invoke: {
            id: 'places',
            src: 'listPlaces',
            input: ({ context }) => {
              const parent = parentLevelOf(context.level);
              return { level: context.level, parentId: parent ? (context.draft.location[parent]?._id ?? null) : null };
            },
            onDone: {
              target: 'listed',
              actions: { type: 'rememberPlaces', params: ({ event }) => ({ places: event.output }) },
            },
            onError: {
              target: 'unlisted',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: { readLimit: { target: 'unlisted', actions: 'rememberTimeout' } },
        },
        listed: {
          ...words.listing,
          always: [{ guard: 'hasMoreToList', target: 'listing', actions: 'nextLevel' }, { target: 'editing' }],
        },
        unlisted: { ...words.unlisted, on: { 'places.retry': { target: 'listing' } } },
        editing: {
          ...words.editing,
          on: {
            'address.save': [
              { guard: 'isInvalid', actions: 'showErrors' },
              { guard: 'isInUse', target: '#address.choosing', actions: 'showErrors' },
              { target: '#address.saving', actions: 'showErrors' },
            ],
          },
        },
      },
    },
    choosing: {
      ...words.choosing,
      on: {
        'choice.make': { target: 'saving', actions: { type: 'rememberChoice', params: ({ event }) => event } },
        'field.change': { target: 'writing.editing', actions: { type: 'changeField', params: ({ event }) => event } },
      },
    },
    saving: {
      ...words.saving,
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'saveAddress',
        input: ({ context }) => ({
          addressId: context.address?._id ?? null,
          version: context.address?.version ?? 0,
          draft: context.draft,
          choice: context.choice,
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'rememberSaved', params: ({ event }) => ({ address: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflicted',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'writing.editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { saveLimit: { target: 'writing.editing', actions: 'rememberTimeout' } },
    },
    conflicted: { ...words.conflicted, on: { 'address.reload': { target: 'reloading' } } },
    reloading: {
      ...words.reloading,
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readAddress',
        input: ({ context }) => ({ addressId: context.address?._id ?? '' }),
        onDone: {
          target: 'writing.editing',
          actions: { type: 'rememberVersion', params: ({ event }) => ({ address: event.output }) },
        },
        onError: {
          target: 'conflicted',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { readLimit: { target: 'conflicted', actions: 'rememberTimeout' } },
    },
    saved: { ...words.saved, type: 'final' },
    closed: { ...words.closed, type: 'final' },
  },
});
