import type { Meta, StoryObj } from '@storybook/react';

import { Flag } from '@/components/ui/Flag/Flag';

const meta = {
  title: 'ui/Flag',
  component: Flag,
  args: { country: 'DE', label: 'Germany' },
} satisfies Meta<typeof Flag>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Germany: Story = {};
export const EuropeanUnion: Story = { args: { country: 'EU', label: 'European Union' } };
export const Many: Story = {
  render: () => (
    <p>
      {['AT', 'BE', 'CZ', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL', 'SE'].map((country) => (
        <span key={country}>
          <Flag country={country} /> {country}{' '}
        </span>
      ))}
    </p>
  ),
};
