import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ErrorSummary } from './ErrorSummary';

const faults = [
  { name: 'email', text: 'Enter your address.' },
  { name: 'message', text: 'Write a few words.' },
] as const;
const summary = (round: number, wrong: readonly (typeof faults)[number][] = faults, onChoose = jest.fn()) => (
  <ErrorSummary heading="Two entries are wrong" faults={[...wrong]} onChoose={onChoose} round={round} />
);

it('moves the focus to itself on every attempt', async () => {
  const { rerender } = renderWithProviders(summary(1));
  const group = screen.getByRole('group', { name: 'Two entries are wrong' });
  expect(group).toHaveFocus();
  await userEvent.tab();
  expect(within(group).getByRole('button', { name: 'Enter your address.' })).toHaveFocus();
  rerender(summary(1));
  expect(group).not.toHaveFocus();
  rerender(summary(2));
  expect(group).toHaveFocus();
});
