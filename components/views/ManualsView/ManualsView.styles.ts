import styled from 'styled-components';

import { Entry } from '@/components/parts/NoticeRows/NoticeRows.styles';
import { theme } from '@/components/theme/theme';

/** Marked where an address leads to it that is older than the manual's own page. */
export const ManualEntry = styled(Entry)`
  &:target {
    background: ${theme.color.surface};
  }
`;

/** The services and the document of a manual. */
export const Extras = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.s};
  font-size: ${theme.size.s};

  dt {
    display: inline;
    margin-inline-end: 0.5em;
    color: ${theme.color.textMuted};
  }

  dd {
    display: inline;
  }

  dd + dd::before {
    content: ' · ';
  }
`;
