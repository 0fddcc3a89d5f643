import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The files of a worker share one document.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
// A slow machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs: opening, focusing and closing is all that a test of a screen needs of them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
