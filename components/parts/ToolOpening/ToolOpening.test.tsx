import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ToolOpening } from './ToolOpening';

it('carries the title of the page, its lead and other ways as links', () => {
  renderWithProviders(
    <ToolOpening
      title="Contact"
      lead="A person answers."
      actions={[
        { label: 'hello@kompassa.example', href: 'mailto:hello@kompassa.example', emphasis: 'primary' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.getByText('A person answers.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@kompassa.example');
});

it('has no empty list', () => {
  renderWithProviders(<ToolOpening title="Contact" lead="" />);
  expect(screen.queryByRole('list')).toBeNull();
});
