import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';

import { RateMap } from '@/components/blocks/RateMap/RateMap';
import { block } from '@/services/fixtures/pages';
import type { Locale } from '@/services/domain/locale';

/** Standard rates in percent on 20 November 2026. */
const standardRates = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
  TR: 20,
};
const rates = (locale: Locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(standardRates).map(([country, rate]) => ({
    country,
    name: names.of(country) ?? country,
    rate,
  }));
};

const meta = {
  title: 'blocks/RateMap',
  component: RateMap,
  parameters: { layout: 'fullscreen' },
  args: { block: block('rateMap') },
} satisfies Meta<typeof RateMap>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = { args: { block: block('rateMap', { rates: rates('en') }) } };
export const FewCountries: Story = {};
export const LongGerman: Story = {
  args: {
    block: block('rateMap', {
      heading: 'Ein Binnenmarkt, viele Steuersätze',
      lead: 'Regelsteuersätze der Umsatzsteuer in den Mitgliedstaaten und ihren Nachbarn. Ermäßigte Sätze hängen von der Ware ab.',
      rates: rates('de'),
    }),
  },
  globals: { locale: 'de' },
};
export const NoCountries: Story = { args: { block: block('rateMap', { rates: [] }) } };
/** A step of the scale makes its countries stand out, and lets them go again. */
export const OneBand: Story = {
  ...Default,
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
