import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { OfferList } from '@/components/parts/OfferList/OfferList';
import { addToOffer, currentOffer, reconcileOffer } from '@/services/browser/offer/offerStore';
import { priceTotals } from '@/services/domain/services/priceTotals';
import { services } from '@/services/fixtures/services';

const items = services().slice(0, 3);
const offer = {
  items,
  withdrawn: [],
  bundles: [],
  totals: priceTotals(items.flatMap(({ prices }) => prices)),
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
/** The balance for official fees costs nothing itself. */
export const WithoutCharge: Story = {
  args: {
    offer: {
      ...offer,
      items: items.slice(0, 1).map((item) => ({
        ...item,
        prices: item.prices.slice(0, 1).map((price) => ({ ...price, amountMinor: 0 })),
      })),
      totals: [],
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
/** The services make up a bundle, whose savings are in the sums. */
export const WithABundle: Story = {
  args: {
    offer: {
      ...offer,
      bundles: [
        {
          id: 'a',
          title: 'Stock in Germany',
          summary: '',
          serviceIds: items.map(({ id }) => id),
          services: items,
          prices: [],
          totals: [],
          savings: [
            { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 70_00, isFrom: false },
            { currency: 'EUR', vatMode: 'net', period: 'year', amountMinor: 50_00, isFrom: true },
          ],
        },
      ],
    },
  },
};
/** The prices did not come. */
export const WithoutPrices: Story = {
  args: {
    offer: {
      ...offer,
      items: items.map((item) => ({ ...item, prices: undefined })),
      totals: [],
      hasFailed: true,
    },
  },
};
