import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

/**
 * A link inside or beside text. Takes the colour of its ground when that is dark: `Section` sets it.
 * @avoid For what a page is there for: `Button`. With “here” or “more” as its words.
 * @accessibility Always underlined, so that colour is not the only sign. The words alone say where it
 *   leads.
 * @example Do: “Read the list of rates”. Don't: “More”, a bare address.
 */
export const TextLink = styled(Anchor)`
  color: ${theme.color.link};
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: text-decoration-thickness ${theme.motion.fast};

  &:hover {
    text-decoration-thickness: 2px;
  }

  [data-tone='inverse'] & {
    color: inherit;
  }
`;
