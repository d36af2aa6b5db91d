import type { Meta, StoryObj } from '@storybook/react';

import { RichText } from '@/components/ui/RichText/RichText';
import { drawnImage } from '@/services/fixtures/drawnImages';

const article = `
<p>Since 1 July 2021, one threshold of <strong>€10,000</strong> a year covers all distance sales within the EU. Above it, the VAT of the <em>destination</em> applies.</p>
<h2 id="who">Who may use the scheme</h2>
<p>Sellers established in a Member State register at home; in Germany with the <a href="https://www.bzst.de/">Federal Central Tax Office</a>.</p>
<ul><li>Union scheme: quarterly returns</li><li>Import scheme: monthly returns for consignments up to €150</li></ul>
<h3 id="how">How to begin</h3>
<ol><li>Check where your stock lies.</li><li>Register where it lies.</li><li>Apply for the One-Stop Shop.</li></ol>
<blockquote><p>A return is due even for a period without sales.</p></blockquote>
<div class="tableBox" tabindex="0"><table><thead><tr><th>Country</th><th>Standard rate</th><th>Return</th></tr></thead><tbody><tr><td>Germany</td><td>19 %</td><td>Quarterly, monthly above €9,000</td></tr><tr><td>France</td><td>20 %</td><td>Monthly</td></tr></tbody></table></div>
<p>The identification number has the pattern <code>IM0000000000</code>.</p>`;

const meta = {
  title: 'ui/RichText',
  component: RichText,
  args: { html: article, lang: 'en' },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Article: Story = {};
/** The table scrolls by itself; words are broken, the page is not. */
export const LongGerman: Story = {
  args: {
    lang: 'de',
    html: `<h2>Umsatzsteuer-Identifikationsnummernbestätigungsverfahren</h2><p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und <a href="https://example.com/umsatzsteuervoranmeldungszeitraum">https://example.com/umsatzsteuervoranmeldungszeitraum</a>.</p><div class="tableBox" tabindex="0"><table><thead><tr><th>Land</th><th>Voranmeldungszeitraum</th><th>Zusammenfassende Meldung</th></tr></thead><tbody><tr><td>Deutschland</td><td>Vierteljährlich, monatlich über 9.000 €</td><td>Monatlich</td></tr></tbody></table></div>`,
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
const map = `<img src="${drawnImage({ width: 900, height: 500 })}" alt="Map of the standard rates" width="900" height="500">`;
/** The insertions of editors: an image with its caption, a table with many columns, the link to a film that does not play here. */
export const Insertions: Story = {
  args: {
    html: `<p>A return is due <u>even without sales</u>.</p><figure>${map}<figcaption>Standard rates in the EU, 2026</figcaption></figure><div class="tableBox" tabindex="0"><table><thead><tr><th scope="col">Country</th><th scope="col">Standard rate</th><th scope="col">Reduced rate</th><th scope="col">Return</th><th scope="col">Due day</th></tr></thead><tbody><tr><th scope="row">Germany</th><td>19 %</td><td>7 %</td><td>Quarterly</td><td>10th</td></tr><tr><th scope="row">France</th><td>20 %</td><td>5.5 %</td><td>Monthly</td><td>24th</td></tr></tbody></table></div><figure><a href="/videoCourse/1">Video: Registering for VAT</a></figure>`,
  },
};
