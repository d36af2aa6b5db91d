import type { Meta, StoryObj } from '@storybook/react';

import { ArticleView } from '@/components/views/ArticleView/ArticleView';
import { StaticArticleView } from '@/components/views/ArticleView/StaticArticleView';
import { paths } from '@/services/config/paths';
import { article } from '@/services/fixtures/articles';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/ArticleView',
  component: ArticleView,
  ...wholePage(paths.article('FinanceTaxEncy', 4)),
  render: (args) => <StaticArticleView {...args} />,
  args: { article: article() },
} satisfies Meta<typeof ArticleView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Short: Story = {
  args: {
    article: article({
      cover: null,
      tableOfContents: [],
      sources: [],
      related: [],
      bodyHtml: '<p>From 1 July 2026 every low-value item is charged €3 customs duty.</p>',
    }),
  },
};
export const LongGerman: Story = {
  args: {
    article: article({
      language: 'de',
      title: 'Steuerschuldnerschaft des Leistungsempfängers bei grenzüberschreitenden Werklieferungen',
      summary:
        'Nicht der Lieferer, sondern der Kunde schuldet die Steuer. Die Rechnung nennt die Regel und keinen Betrag.',
      author: 'Redaktion Kompassa, geprüft von einer zugelassenen Steuerberaterin',
      tableOfContents: [
        { id: 'voraussetzungen', text: 'Voraussetzungen' },
        { id: 'rechnung', text: 'Rechnungspflichtangaben' },
      ],
      bodyHtml:
        '<h2 id="voraussetzungen">Voraussetzungen</h2><p>Der Leistungsempfänger ist Unternehmer und im Inland ansässig.</p><h2 id="rechnung">Rechnungspflichtangaben</h2><p>Die Rechnung weist keine Umsatzsteuer aus und nennt die Regel.</p>',
    }),
  },
  globals: { locale: 'de' },
};
