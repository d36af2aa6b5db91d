import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { TrademarkServices } from '@/components/views/TrademarkServices/TrademarkServices';
import { trademarkServices } from '@/services/fixtures/services';

const meta = {
  title: 'views/TrademarkServices',
  component: TrademarkServices,
  args: { services: trademarkServices() },
} satisfies Meta<typeof TrademarkServices>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { services: trademarkServices().slice(0, 1) } };
export const LongGerman: Story = {
  args: {
    services: trademarkServices().map((service) => ({
      ...service,
      name: 'Unionsmarkenanmeldung mit Ähnlichkeitsrecherche',
      office: 'Amt der Europäischen Union für geistiges Eigentum',
      summary:
        'Recherche, Waren- und Dienstleistungsverzeichnis, Anmeldung und Überwachung der Widerspruchsfrist.',
    })),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
