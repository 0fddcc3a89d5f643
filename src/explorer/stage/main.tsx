import { createRoot } from 'react-dom/client';
import { addPageStyles } from '../page-styles.ts';
import { Stage } from './stage.tsx';

// A screen moves the focus where its shopper should be; while somebody works outside the phone, it must not take it away.
// oxlint-disable-next-line typescript/unbound-method -- called on its element below
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusWithinPhone(options) {
  if (window.parent === window || document.hasFocus()) focus.call(this, options);
};

addPageStyles();
createRoot(document.getElementById('stage')!).render(<Stage />);
