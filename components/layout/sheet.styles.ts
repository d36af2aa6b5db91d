import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

// styled-components does not know `command` and `closedby` yet and warns of them, unless it is told to hand everything on.
const handOn = { shouldForwardProp: () => true };

/** Opens or closes a dialog by `command`, before hydration too. */
export const CommandButton = styled.button.withConfig(handOn)`
  border: 0;
  background: none;
  cursor: pointer;
`;

/** A modal dialog that comes out of the header. */
export const Sheet = styled.dialog.withConfig(handOn)`
  max-width: none;
  background: ${theme.color.background};
  color: ${theme.color.text};
  overscroll-behavior: contain;
  transition: translate ${theme.motion.calm};

  &::backdrop {
    background: ${theme.color.backdrop};
  }
`;

/** The first line of a sheet, as high as the header below it. */
export const SheetHead = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  height: ${theme.width.headerRow};
`;

export const CloseButton = styled(CommandButton)`
  display: grid;
  place-items: center;
  width: ${theme.width.target};
  height: ${theme.width.target};
  margin-inline-end: -0.625rem;
`;
