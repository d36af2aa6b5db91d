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

it('links an entry to its field', async () => {
  const onChoose = jest.fn();
  renderWithProviders(summary(1, faults, onChoose));
  await userEvent.click(screen.getByRole('button', { name: 'Write a few words.' }));
  expect(onChoose).toHaveBeenCalledWith('message');
});

it('does not move the focus while typing', () => {
  const { rerender } = renderWithProviders(summary(1, []));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(summary(1));
  expect(screen.getByRole('group')).not.toHaveFocus();
});
