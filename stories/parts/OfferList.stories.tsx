import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { OfferList } from '@/components/parts/OfferList/OfferList';
import { addToOffer, currentOffer, reconcileOffer } from '@/services/browser/offer/offerStore';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { dueRules } from '@/services/fixtures/dueRules';
import { services } from '@/services/fixtures/services';

const items = services().slice(0, 3);
const offer = {
  items,
  withdrawn: [],
  cost: breakdownOf(items, []),
  rhythm: 'usual' as const,
  returnCountries: ['DE'],
  dueRules: dueRules(),
  hasFailed: false,
};

const meta = {
  title: 'parts/OfferList',
  component: OfferList,
  args: { offer },
} satisfies Meta<typeof OfferList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    items.forEach(addToOffer);
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(currentOffer().items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
  },
};
/** How often returns are due can be changed. */
export const WithChoiceOfRhythm: Story = { args: { onRhythm: fn() } };
/** The balance for official fees costs nothing itself. */
export const WithoutCharge: Story = {
  args: {
    offer: {
      ...offer,
      items: items.slice(0, 1).map((item) => ({
        ...item,
        prices: item.prices.slice(0, 1).map((price) => ({ ...price, amountMinor: 0 })),
      })),
      cost: breakdownOf([], []),
    },
  },
};
/** A service that the company has given up since it was added. */
export const Withdrawn: Story = {
  args: { offer: { ...offer, withdrawn: ['Packaging registration Austria'] } },
  play: async ({ canvas }) => {
    items.forEach(addToOffer);
    reconcileOffer(items.slice(1));
    const [understood] = canvas.getAllByRole('button');
    if (understood) await userEvent.click(understood);
    await expect(currentOffer().withdrawn).toEqual([]);
  },
};
/** The services make up a bundle, whose savings are taken off our fees. */
export const WithABundle: Story = {
  args: {
    offer: {
      ...offer,
      cost: breakdownOf(items, [
        {
          id: 'a',
          title: 'Stock in Germany',
          summary: '',
          serviceIds: items.map(({ id }) => id),
          prices: items.slice(1).flatMap(({ prices }) => prices.filter(({ isGuideValue }) => !isGuideValue)),
        },
      ]),
    },
  },
};
/** The prices did not come. */
export const WithoutPrices: Story = {
  args: {
    offer: {
      ...offer,
      items: items.map((item) => ({ ...item, prices: undefined })),
      cost: breakdownOf([], []),
      hasFailed: true,
    },
  },
};
