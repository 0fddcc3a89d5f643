import { useSyncExternalStore } from 'react';
import { openRecord } from '../storage/browser-record.ts';
import { createStore } from '../storage/create-store.ts';

const record = () => openRecord('sessionStorage', 'donation-note', 1);

/** The note in a donation's parcel, typed on the donation page or in the checkout. Dropped with the tab. */
const donationNote = createStore<string>(() => {
  const kept = record()?.read()?.['text'];
  return typeof kept === 'string' ? kept : '';
});

export function writeDonationNote(text: string): void {
  donationNote.set(text);
  try {
    if (text === '') record()?.forget();
    else record()?.write({ text });
  } catch {
    // A full storage must not block the order.
  }
}

export function useDonationNote() {
  const text = useSyncExternalStore(donationNote.subscribe, donationNote.get, () => '');
  return { text, onText: writeDonationNote };
}
