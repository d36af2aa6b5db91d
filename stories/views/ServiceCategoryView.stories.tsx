import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { ServiceCategoryView } from '@/components/views/ServiceCategoryView/ServiceCategoryView';
import { StaticServiceCategoryView } from '@/components/views/ServiceCategoryView/StaticServiceCategoryView';
import { paths } from '@/services/config/paths';
import { service, services, trademarkServices } from '@/services/fixtures/services';

import { wholePage } from '../support/wholePage';

const countries = [
  { country: 'AT', countryName: 'Austria', countryCode: 8 },
  { country: 'DE', countryName: 'Germany', countryCode: 2 },
  { country: 'FR', countryName: 'France', countryCode: 1 },
  { country: 'EU', countryName: 'European Union', countryCode: 99 },
  { country: null, countryName: null, countryCode: null },
];
const beside = [
  { category: 'ioss', name: 'Import One-Stop Shop', count: 2 },
  { category: 'rfc', name: 'Mexican tax number (RFC)', count: 1 },
] as const;

const meta = {
  title: 'views/ServiceCategoryView',
  component: ServiceCategoryView,
  ...wholePage(paths.servicesOf('vat')),
  render: (args) => <StaticServiceCategoryView {...args} />,
  args: {
    group: {
      category: 'vat',
      name: 'VAT',
      services: countries.map((country, id) => service({ id: id + 1, ...country })),
    },
    beside: [...beside],
    guides: { DE: { href: paths.campaign('sell-in-germany'), title: 'Sell in Germany' } },
  },
} satisfies Meta<typeof ServiceCategoryView>;
export default meta;

type Story = StoryObj<typeof meta>;
/** A row opens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 4 });
    if (first) await userEvent.click(first);
    await expect(first?.closest('details')).toHaveAttribute('open');
  },
};
export const OneService: Story = {
  args: { group: { category: 'tyre', name: 'Tyres', services: services().slice(0, 1) }, beside: [] },
};
export const OnRequest: Story = {
  args: { group: { category: 'vat', name: 'VAT', services: [service({ prices: [] })] } },
};
export const TradeMarks: Story = {
  args: { group: { category: 'trademark', name: 'Trade marks', services: trademarkServices() }, beside: [] },
};
export const LongGerman: Story = {
  args: {
    group: {
      category: 'authorisedRepresentative',
      name: 'Bevollmächtigung für Elektro- und Elektronikgeräte',
      services: countries.map((country, id) =>
        service({
          id: id + 1,
          ...country,
          name: 'Herstellerregistrierung für Elektro- und Elektronikgeräte',
          duration: 'In der Regel 6–12 Wochen nach vollständigen Unterlagen',
        }),
      ),
    },
  },
  globals: { locale: 'de' },
};
