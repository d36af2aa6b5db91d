import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { theme } from '@/components/theme/theme';

import { Tag } from './Tag';

it('uses the signal colour only on request', () => {
  renderWithProviders(
    <>
      <Tag label="VAT" />
      <Tag label="New" tone="signal" />
    </>,
  );
  expect(screen.getByText('VAT')).toHaveStyle({ color: theme.color.badgeText });
  expect(screen.getByText('New')).toHaveStyle({ color: theme.color.signalHover });
});
