/** Parts of the drawer that belong to other flows: the promo-code field, and the notice of an open payment. */
export interface CartPartProps {
  of: 'code' | 'payment';
  onLeave: () => void;
}
