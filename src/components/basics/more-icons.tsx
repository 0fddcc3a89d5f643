// Icons of few pages, in a file of their own: other pages do not load them.
import { icon } from './icons.tsx';

export const CardIcon = /* @__PURE__ */ icon('M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3');
export const BoxIcon = /* @__PURE__ */ icon('M4 8.5 12 4l8 4.5v8L12 21l-8-4.5ZM4 8.5l8 4.5 8-4.5M12 13v8');
export const ReceiptIcon = /* @__PURE__ */ icon('M6 3.5h12v17l-3-2-3 2-3-2-3 2ZM9 8.5h6M9 12.5h6');
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20S4 15 4 9.5a4.2 4.2 0 0 1 8-2 4.2 4.2 0 0 1 8 2C20 15 12 20 12 20Z',
);
export const TicketIcon = /* @__PURE__ */ icon(
  'M4 7h16v3.5a1.7 1.7 0 0 0 0 3V17H4v-3.5a1.7 1.7 0 0 0 0-3ZM14 7.5v2M14 11v2M14 14.5v2',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
);
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17ZM4 7l8 6 8-6');
export const HouseIcon = /* @__PURE__ */ icon('M4 20.5V9l8-5 8 5v11.5M2.5 20.5h19M9.5 20.5V14h5v6.5');
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 7.5V12l3 2');
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 5 6v5.5c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
);
