import styled from 'styled-components';

import { Anchor } from '@/components/ui/Anchor/Anchor';

export const Teaser = styled.article<{ $withCover: boolean }>`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  align-content: start;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: ${({ $withCover }) => ($withCover ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  }

  :is(h2, h3, h4) {
    margin-top: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme, $withCover }) => ($withCover ? theme.size.h3 : theme.size.h4)};
  }
`;

export const Cover = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;

/** Facts about the article on one line, divided by short rules. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
  line-height: 1.5;

  > * + *::before {
    content: '';
    display: inline-block;
    width: 1px;
    height: 0.75em;
    margin-right: ${({ theme }) => theme.space.s};
    background: ${({ theme }) => theme.color.lineStrong};
  }

  > :first-child {
    color: ${({ theme }) => theme.color.badgeText};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

export const TitleLink = styled(Anchor)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Summary = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.m};
  line-height: 1.5;
`;
