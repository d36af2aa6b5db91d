import styled from 'styled-components';

import { Facts, Summary } from '@/components/parts/ArticleTeaser/ArticleTeaser.styles';
import { theme } from '@/components/theme/theme';
import { onlyUnfolded } from '@/components/ui/PhoneFold/PhoneFold';

/** On a phone without summaries and reading times: the articles have them. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  @media (width < 48rem) {
    ${Summary}, ${Facts} > :nth-child(3) {
      display: none;
    }

    summary {
      border-block: 2px solid ${theme.color.text};
    }

    summary h3 {
      font-size: ${theme.size.s};
    }
  }

  ${theme.from.tablet} {
    gap: ${theme.space.xxl};
  }

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

export const ListHeading = styled.h3`
  padding-bottom: ${theme.space.xs};
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
`;

export const HotHeading = styled(ListHeading)`
  ${onlyUnfolded}
`;

export const Latest = styled.div`
  padding-top: ${theme.space.m};

  ${theme.from.tablet} {
    padding-top: ${theme.space.l};
  }
`;

export const More = styled.p`
  margin-top: ${theme.space.l};

  ${theme.from.tablet} {
    margin-top: ${theme.space.xl};
  }
`;
