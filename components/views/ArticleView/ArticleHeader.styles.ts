import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

export const Opening = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: clamp(1rem, 3vw, 2.5rem) ${theme.space.xl};
`;

export const Type = styled.p`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

export const Title = styled.h1`
  max-width: 20em;
  ${typeset('h1')}
  letter-spacing: -0.025em;
`;

export const Summary = styled.p`
  max-width: ${theme.width.text};
  ${typeset('lead')}
`;

/** Over the whole width: the text begins below it. */
export const Cover = styled.div`
  margin-bottom: clamp(2.5rem, 5vw, 4rem);

  img {
    display: block;
    width: 100%;
    height: clamp(12rem, 34vw, 28rem);
    object-fit: cover;
  }

  @media print {
    display: none;
  }
`;
