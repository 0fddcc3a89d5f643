import { createRoot } from 'react-dom/client';
import { fontSheet } from '../../theme/fonts.ts';
import { globalStyles } from '../../theme/global.ts';
import { Stage } from './stage.tsx';

// A screen moves the focus where its shopper should be; while somebody works outside the phone, it must not take it away.
// oxlint-disable-next-line typescript/unbound-method -- called on its element below
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusWithinPhone(options) {
  if (window.parent === window || document.hasFocus()) focus.call(this, options);
};

document.head.append(Object.assign(document.createElement('style'), { textContent: fontSheet }));
globalStyles();
createRoot(document.getElementById('stage')!).render(<Stage />);
