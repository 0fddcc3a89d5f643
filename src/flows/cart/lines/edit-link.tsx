import { AppLink } from '../../../components/basics/app-link.tsx';
import { quietButtonLook } from '../../../components/basics/button.tsx';
import { styled } from '../../../theme/stitches.ts';

/** A link with the looks of a line's quiet button. */
export const EditLink = styled(AppLink, quietButtonLook);
