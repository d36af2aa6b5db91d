import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Steps } from './Steps';

it('lists the steps in their order, each with its duration', () => {
  const steps = [
    { title: 'Check', text: 'We look.', duration: '1 day' },
    { title: 'File', text: 'We file.', duration: '2 weeks' },
    { title: 'Keep', text: 'We remind.', duration: 'Every period' },
  ];
  renderWithProviders(<Steps block={block('steps', { steps })} />);

  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Check1 dayWe look.',
    'File2 weeksWe file.',
    'KeepEvery periodWe remind.',
  ]);
});
