import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn, userEvent } from 'storybook/test';

import { TermLinks } from '@/components/parts/TermLinks/TermLinks';
import { RichText } from '@/components/ui/RichText/RichText';
import getTerms from '@/contract/calls/examples/getTerms.json';
import { inLocale } from '@/services/config/paths';
import { termFile } from '@/services/domain/content/termFile';
import type { Locale } from '@/services/domain/locale/locale';
import { wireExample } from '@/services/fixtures/wire';
import { languageOf } from '@/stories/support/translate';

import { localeOf } from '@/.storybook/translations';

const terms = wireExample('getTerms', getTerms);

const sentences: Record<Locale, [string, string]> = {
  en: ['Parcels up to €150 need no ', ' where the marketplace has collected the tax at the checkout.'],
  de: [
    'Für Pakete bis 150\u00a0€ fällt keine ',
    ' an, wenn der Marktplatz die Steuer schon beim Kauf eingezogen hat.',
  ],
};

const textIn = (locale: Locale) => {
  const [before, after] = sentences[locale];
  return terms
    .map(
      (term) =>
        `<p>${before}<a href="${inLocale(term.url, locale)}" data-term>${term[locale]}</a>${after}</p>`,
    )
    .join('');
};

const meta = {
  title: 'parts/TermLinks',
  tags: ['new'],
  component: TermLinks,
  render: (_args, { globals }) => (
    <>
      <RichText html={textIn(localeOf(languageOf(globals)))} />
      <TermLinks />
    </>
  ),
  beforeEach: ({ globals }) => {
    const file = termFile(terms, localeOf(languageOf(globals)));
    spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(file)));
  },
} satisfies Meta<typeof TermLinks>;
export default meta;

type Story = StoryObj<typeof meta>;
/** As without scripts, and where a definition does not come: links to the glossary. */
export const Closed: Story = {};
const open: Story['play'] = async ({ canvas, globals }) => {
  const term = terms.at(-1)?.[localeOf(languageOf(globals))] ?? '';
  await userEvent.click(canvas.getByRole('link', { name: term }));
  await expect(await canvas.findByRole('dialog', { name: term })).toBeVisible();
};
export const Open: Story = { play: open };
export const LongGerman: Story = { play: open, globals: { locale: 'de', viewport: { value: 'w320' } } };
