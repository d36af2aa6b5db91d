import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { SelectField } from './SelectField';

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
];

it('lists its options after an empty placeholder', async () => {
  const onChange = jest.fn();
  renderWithProviders(
    <SelectField label="Country" options={options} placeholder="Choose" onChange={onChange} />,
  );
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'France');
  expect(select).toHaveValue('FR');
  expect(onChange).toHaveBeenCalledTimes(1);
});
