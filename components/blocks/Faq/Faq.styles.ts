import styled from 'styled-components';

export const Entry = styled.details`
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** A plus that turns into a minus, drawn from two lines. */
export const Question = styled.summary`
  position: relative;
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m} 0;
  font-size: ${({ theme }) => theme.size.h4};
  font-weight: ${({ theme }) => theme.weight.medium};
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
    top: calc(${({ theme }) => theme.space.m} + 0.65em);
    inset-inline-end: 0.25rem;
    width: 1rem;
    height: 1.5px;
    background: ${({ theme }) => theme.color.signal};
    transition: transform ${({ theme }) => theme.motion.calm};
  }

  &::after {
    transform: rotate(90deg);
  }

  details[open] > &::after {
    transform: none;
  }

  &:hover {
    color: ${({ theme }) => theme.color.link};
  }
`;

export const Answer = styled.div`
  padding: 0 ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l} 0;
`;
