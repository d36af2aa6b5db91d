import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';

import { onlyUnfolded, PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';

const WideHeading = styled.h2`
  ${onlyUnfolded}
`;

const group = (heading: string, text: string) => ({
  line: <h2>{heading}</h2>,
  children: (
    <>
      <WideHeading>{heading}</WideHeading>
      <p>{text}</p>
    </>
  ),
});

const meta = {
  title: 'ui/PhoneFold',
  tags: ['new'],
  component: PhoneFold,
  args: group('Company services', 'Incorporation, annual review, secretary, accounts, bank account.'),
} satisfies Meta<typeof PhoneFold>;
export default meta;

type Story = StoryObj<typeof meta>;
/** From a tablet on it is no fold. */
export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Opened: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Incorporation/);
    await userEvent.click(canvas.getByRole('heading', { name: 'Company services' }));
    await expect(text).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: group(
    'Gründung und Verwaltung von Kapitalgesellschaften',
    'Gründung, Jahresmeldung, Secretary-Dienste, Buchhaltung und Prüfung, Geschäftskonto.',
  ),
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
