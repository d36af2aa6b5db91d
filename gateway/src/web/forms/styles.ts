'use client';

import styled from 'styled-components';

import { Form as FormInStep } from '@/components/parts/RegistrationForm/RegistrationForm.styles';
import { theme } from '@/components/theme/theme';
import { Fault } from '@/components/ui/Field/Field.styles';

/** A form that stands in no step. */
export const Form = styled(FormInStep)`
  padding-top: 0;
`;

/** Takes no room while it is empty, but stays, so that what comes into it is announced. */
export const Messages = styled.div`
  &:not(:has(p)) {
    position: absolute;
  }
`;

export const Done = styled(Fault)`
  border-color: ${theme.color.positive};
  color: ${theme.color.positive};
`;

/** Short fields, two beside each other where there is room. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${theme.space.s} ${theme.space.m};
`;

export const Foot = styled.p`
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.s};
`;
