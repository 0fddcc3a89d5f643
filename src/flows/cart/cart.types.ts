/** What the drawer shows of other flows: the field for a code; and of a payment what the page behind it says. */
export interface CartPartProps {
  of: 'code' | 'payment';
  onLeave: () => void;
}
