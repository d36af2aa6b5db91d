import type { Meta, StoryObj } from '@storybook/react';

import { CountryGuide } from '@/components/blocks/CountryGuide/CountryGuide';
import { countryGuideOf } from '@/services/domain/services/countryGuide';
import { bundles } from '@/services/fixtures/bundles';
import { dueRules } from '@/services/fixtures/dueRules';
import { block } from '@/services/fixtures/pages';
import { surveyPrices } from '@/services/fixtures/surveys';

const data = { services: surveyPrices(), bundles: bundles(), dueRules: dueRules(), today: '2026-11-29' };

const meta = {
  title: 'blocks/CountryGuide',
  tags: ['new'],
  component: CountryGuide,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Steps with their services · Sum · Next dates · Texts to read',
  },
  args: { block: block('countryGuide') },
} satisfies Meta<typeof CountryGuide>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutTax: Story = {
  args: { block: block('countryGuide', { country: 'FR', guide: countryGuideOf('FR', data) }) },
};
export const Nothing: Story = {
  args: {
    block: block('countryGuide', { country: 'XK', guide: countryGuideOf('XK', data), reading: [] }),
  },
};
export const LongGerman: Story = {
  args: {
    block: block('countryGuide', {
      heading: 'Was der Verkauf verlangt und was er kostet',
      lead: 'Alles, was wir für dieses Land anbieten, mit den heute gültigen Preisen.',
      guide: countryGuideOf('DE', { ...data, dueRules: dueRules('de') }),
      reading: [
        {
          kind: 'article',
          title: 'Umsatzsteuer-Voranmeldungen und Zusammenfassende Meldungen für Onlinehändler',
          url: '/FinanceTaxEncy/4.html',
          language: 'de',
        },
        {
          kind: 'answer',
          title: 'Welche Verpackungen sind systembeteiligungspflichtig?',
          url: '/questionAnswer/5',
          language: 'de',
        },
      ],
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
