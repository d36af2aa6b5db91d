import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Entry = styled.details`
  border-top: 1px solid ${theme.color.line};

  &:last-child {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

/** A plus that turns into a minus, drawn from two lines. */
export const Question = styled.summary`
  position: relative;
  padding: ${theme.space.m} ${theme.space.xl} ${theme.space.m} 0;
  font-size: ${theme.size.h4};
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
  list-style: none;
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: calc(${theme.space.m} + 0.65em);
    inset-inline-end: 0.25rem;
    width: 1rem;
    height: 1.5px;
    background: ${theme.color.signal};
    transition: transform ${theme.motion.calm};
  }

  &::after {
    transform: rotate(90deg);
  }

  details[open] > &::after {
    transform: none;
  }

  &:hover {
    color: ${theme.color.link};
  }
`;

export const Answer = styled.div`
  padding: 0 ${theme.space.xl} ${theme.space.l} 0;
`;
