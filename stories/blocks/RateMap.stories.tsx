import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { RateMap } from '@/components/blocks/RateMap/RateMap';
import { schemes } from '@/components/theme/schemes';
import { countryName } from '@/services/domain/services/countryName';
import { block } from '@/services/fixtures/pages';

const { rates } = block('rateMap');

const meta = {
  title: 'blocks/RateMap',
  component: RateMap,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Map · Legend · Table of rates · Date of the rates',
  },
  args: { block: block('rateMap') },
} satisfies Meta<typeof RateMap>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const FewCountries: Story = { args: { block: block('rateMap', { rates: rates.slice(0, 8) }) } };
export const LongGerman: Story = {
  args: {
    block: block('rateMap', {
      heading: 'Ein Binnenmarkt, viele Steuersätze',
      lead: 'Regelsteuersätze der Umsatzsteuer in den Mitgliedstaaten und ihren Nachbarn. Ermäßigte Sätze hängen von der Ware ab.',
      rates: rates.map((rate) => ({ ...rate, name: countryName(rate.country, 'de') })),
    }),
  },
  globals: { locale: 'de' },
};
export const NoCountries: Story = { args: { block: block('rateMap', { rates: [] }) } };
/** A step of the scale makes its countries stand out, and lets them go again. */
export const OneBand: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('button').filter((step) => !step.hasAttribute('disabled'));
    const [first, last] = [steps[0], steps[steps.length - 1]];
    if (!first || !last) throw new Error('The scale has no steps.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(last);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  },
};

const signalled = { fill: schemes.light.signal };
const drawn = (canvasElement: HTMLElement, country: string) => {
  const shape = canvasElement.querySelector(`use[href$='#${country}']`);
  if (!shape) throw new Error(`${country} is not drawn.`);
  return shape;
};

/** Pointing at a country makes it stand out, pointing at a line all the countries of that rate; nothing stays. */
export const PointedAt: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [germany, cyprus] = [drawn(canvasElement, 'DE'), drawn(canvasElement, 'CY')];
    await userEvent.hover(germany);
    await waitFor(() => expect(germany).toHaveStyle(signalled));
    await expect(cyprus).not.toHaveStyle(signalled);
    await userEvent.unhover(germany);
    await waitFor(() => expect(germany).not.toHaveStyle(signalled));
    await userEvent.hover(canvas.getByRole('rowheader', { name: /^19\s?%/ }));
    await waitFor(() => expect(cyprus).toHaveStyle(signalled));
    await expect(germany).toHaveStyle(signalled);
  },
};
/** The scale is worked by the keyboard too: a step that is pressed again lets its countries go. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const luxembourg = drawn(canvasElement, 'LU');
    await userEvent.tab();
    const step = canvas.getAllByRole('button').find((candidate) => candidate === document.activeElement);
    await expect(step).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(step).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(step).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(luxembourg).not.toHaveStyle(signalled));
  },
};
