import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { onlyUnfolded } from '@/components/ui/PhoneFold/PhoneFold';

export const Needs = styled.div`
  border-bottom: 1px solid ${theme.color.line};

  > * {
    border-top: 1px solid ${theme.color.line};
  }

  > :first-child {
    border-top-color: ${theme.color.text};
  }

  ${theme.from.tablet} {
    border: 0;
  }
`;

export const Need = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.xl};
  padding-bottom: ${theme.space.l};

  ${theme.from.tablet} {
    padding-top: ${theme.space.l};

    :last-child > & {
      padding-bottom: 0;
    }
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
  }
`;

export const Phrase = styled.h3`
  font-size: ${theme.size.h3};
`;

export const WidePhrase = styled(Phrase)`
  ${onlyUnfolded}
`;

export const Text = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;

  ${theme.from.tablet} {
    margin-top: ${theme.space.xs};
  }
`;

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  align-content: start;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
  }
`;
