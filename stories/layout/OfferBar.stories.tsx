import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { OfferBar } from '@/components/layout/OfferBar/OfferBar';
import { addToOffer } from '@/services/browser/offer/offerStore';
import { services } from '@/services/fixtures/services';
import { getTranslator } from '@/stories/support/translate';

const [first, ...more] = services();

const meta = {
  title: 'layout/OfferBar',
  component: OfferBar,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    if (first) addToOffer(first);
  },
} satisfies Meta<typeof OfferBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneService: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/Contact#enquiry$/),
    );
  },
};
export const Open: Story = {
  beforeEach: () => more.slice(0, 4).forEach(addToOffer),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText(/5/));
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await expect(canvasElement.querySelectorAll('li button')).toHaveLength(5);
  },
};
/** The prices did not come, or have not yet: the offer is there without them. */
export const WithoutPrices: Story = {
  globals: { liveData: 'failing' },
  play: async ({ canvas, globals }) => {
    const count = getTranslator(globals, 'offer')('count', { count: 1 });
    await userEvent.click(await canvas.findByText(`: ${count}`, { exact: false }));
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
};
export const Waiting: Story = { globals: { liveData: 'unanswered' } };
export const Small: Story = { globals: { viewport: { value: 'w320' } } };
