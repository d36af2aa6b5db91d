import type { Meta, StoryObj } from '@storybook/react';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { ServiceEntry } from '@/components/parts/ServiceEntry/ServiceEntry';
import { service, trademarkServices } from '@/services/fixtures/services';

const [trademark] = trademarkServices();

const meta = {
  title: 'parts/ServiceEntry',
  component: ServiceEntry,
  args: { service: service(), children: <AddToOffer service={service()} /> },
} satisfies Meta<typeof ServiceEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The office that decides, and how many classes the prices cover. */
export const TradeMark: Story = { args: trademark && { service: trademark } };
/** Nothing to read on, no documents, and a price on request. */
export const Bare: Story = {
  args: {
    service: service({ documents: [], duration: '', reading: [], questionsHref: null, prices: [] }),
  },
};
