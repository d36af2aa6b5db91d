import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ChoiceGroup } from './ChoiceGroup';

const choices = [
  { value: 'shop', label: 'Own shop' },
  { value: 'marketplace', label: 'Marketplace', note: 'One or several' },
];

it('has its question as the name of the group', () => {
  renderWithProviders(
    <ChoiceGroup
      legend="Where do you sell?"
      hint="All that apply."
      error="Choose at least one."
      type="checkbox"
      choices={choices}
    />,
  );
  const group = screen.getByRole('group', { name: 'Where do you sell?' });
  expect(group).toHaveAccessibleDescription('All that apply. Choose at least one.');
  expect(screen.getByRole('checkbox', { name: 'Marketplace One or several' })).toBeInvalid();
});

it('allows several checkboxes but one radio button', async () => {
  const { unmount } = renderWithProviders(
    <ChoiceGroup legend="Sell" type="checkbox" name="sell" choices={choices} />,
  );
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  unmount();
  renderWithProviders(<ChoiceGroup legend="Sell" type="radio" name="sell" choices={choices} />);
  for (const button of screen.getAllByRole('radio')) await userEvent.click(button);
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});
