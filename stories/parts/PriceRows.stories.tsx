import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { PriceRows } from '@/components/parts/PriceRows/PriceRows';
import { pricesFor } from '@/services/domain/services/priceTable';
import { priceRows } from '@/services/fixtures/services';
import { getTranslator } from '@/stories/support/translate';

const propsOf = (rows = priceRows()) => {
  const { groups, categories } = pricesFor('DE', rows, 'en-GB');
  return { groups, categories, name: 'Germany' };
};

const meta = {
  title: 'parts/PriceRows',
  component: PriceRows,
  args: propsOf(),
} satisfies Meta<typeof PriceRows>;
export default meta;

type Story = StoryObj<typeof meta>;

const replace = fn(() => Promise.resolve(true));
/** The choice is kept in the address. */
export const Default: Story = {
  parameters: { nextjs: { router: { replace } } },
  play: async ({ canvas, globals }) => {
    const label = getTranslator(globals, 'prices')('category');
    const [first] = propsOf().categories;
    await userEvent.selectOptions(canvas.getByLabelText(label), first?.value ?? '');
    await expect(replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: { category: first?.value } }),
      undefined,
      expect.anything(),
    );
  },
};
export const OneArea: Story = {
  parameters: { nextjs: { router: { query: { category: propsOf().categories[0]?.value } } } },
};
export const OneService: Story = { args: propsOf(priceRows().slice(0, 1)) };
export const LongGerman: Story = {
  args: propsOf(
    priceRows().map((row) => ({
      ...row,
      categoryName: 'Umsatzsteuer und Zusammenfassende Meldungen',
      name: 'Umsatzsteuerregistrierung mit Voranmeldungen',
      price: {
        ...row.price,
        label: 'Voranmeldung einschließlich Zusammenfassender Meldung',
        vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
      },
    })),
  ),
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
