import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';

import { SchemeSelect } from '@/components/layout/SchemeSelect/SchemeSelect';
import { theme } from '@/components/theme/theme';
import { followSchemeSelect } from '@/services/browser/scheme/schemeChoice';

/** As in the footer. */
const Ground = styled.div`
  padding: ${theme.space.l};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverseMuted};
  font-size: ${theme.size.xs};
`;

const meta = {
  title: 'layout/SchemeSelect',
  component: SchemeSelect,
  decorators: [
    (Story) => (
      <Ground data-tone="inverse">
        <Story />
      </Ground>
    ),
  ],
} satisfies Meta<typeof SchemeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page follows a choice at once. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const end = followSchemeSelect('');
    const { dataset } = document.documentElement;
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'dark');
    await expect(dataset.scheme).toBe('dark');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'light');
    await expect(dataset.scheme).toBe('light');
    end();
  },
};
