import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { getRouter } from '@storybook/nextjs-vite/router.mock';
import { expect, userEvent } from 'storybook/test';

import { PriceRows } from '@/components/parts/PriceRows/PriceRows';
import { priceRows } from '@/services/fixtures/services';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/PriceRows',
  component: PriceRows,
  args: { rows: priceRows() },
} satisfies Meta<typeof PriceRows>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The choice is kept in the address. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const label = getTranslator(globals, 'prices')('country');
    await userEvent.selectOptions(canvas.getByLabelText(label), 'DE');
    await expect(getRouter().replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: { country: 'DE' } }),
      undefined,
      expect.anything(),
    );
  },
};
export const OneCountry: Story = { parameters: { nextjs: { router: { query: { country: 'DE' } } } } };
export const OneService: Story = { args: { rows: priceRows().slice(0, 1) } };
export const LongGerman: Story = {
  args: {
    rows: priceRows().map((row) => ({
      ...row,
      categoryName: 'Umsatzsteuer und Zusammenfassende Meldungen',
      name: 'Umsatzsteuerregistrierung mit Voranmeldungen',
      price: {
        ...row.price,
        label: 'Voranmeldung einschließlich Zusammenfassender Meldung',
        vatLabel: 'zuzüglich gesetzlicher Umsatzsteuer, soweit sie anfällt',
      },
    })),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
