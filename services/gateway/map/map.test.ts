import { exampleOf } from '@/services/fixtures/examples';

import { articleCardFromWire, articleFromWire } from './article';
import type { MapContext } from './context';
import { imageFromWire } from './image';
import { pageFromWire } from './page';

const context: MapContext = { host: 'https://gateway.example.com', locale: 'en', filmTemplate: '' };

it.each([
  ['/cms-api/media/file/a.webp', 'https://gateway.example.com/cms-api/media/file/a.webp'],
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
])('resolves the picture %s', (url, src) => {
  expect(imageFromWire({ url, alt: 'A', width: 4, height: 3 }, context)).toEqual({
    src,
    alt: 'A',
    width: 4,
    height: 3,
  });
});

it('maps an article with clean text, links in the language of the page and a table of contents', () => {
  const article = articleFromWire(exampleOf('showArticleDetailById'), context);
  expect(article).toMatchObject({ id: 3, type: 'FinanceTaxEncy', publishedAt: '2026-10-20T08:00:00.000Z' });
  expect(article.tableOfContents[0]).toEqual({ id: 'section-when-you-need-it', text: 'When you need it' });
  expect(article.bodyHtml).toContain('<h2 id="section-when-you-need-it">');
  expect(article.bodyHtml).toContain('data-deferred="filmInText"');
  expect(article.sources.at(-1)).toEqual({ title: expect.any(String), href: null });
  expect(article.related.map(({ id }) => id)).toEqual([4, 7]);
  const german = articleFromWire(exampleOf('showArticleDetailById'), { ...context, locale: 'de' });
  expect(german.bodyHtml).toContain('href="/de/FinanceTaxEncy/4.html"');
});

it('says that search engines may not list an article only where it is so', () =>
  expect(
    articleCardFromWire({ ...exampleOf('showArticleDetailById'), noIndex: false }, context),
  ).not.toHaveProperty('noIndex'));

it('cleans the HTML of prose and answers', () => {
  const wire = exampleOf('getPageConfig');
  const [prose, faq] = [wire.blocks.find(isProse), wire.blocks.find(isFaq)];
  if (!prose || !faq) throw new Error('The example has no prose or no questions.');
  const dirty = '<h2>Title</h2><p onclick="x()">Text</p>';
  const page = pageFromWire(
    {
      ...wire,
      blocks: [
        { ...prose, bodyHtml: dirty, anchor: 'why' },
        { ...faq, items: [{ id: 'q1', question: 'Q', answerHtml: dirty }] },
      ],
    },
    context,
  );
  expect(page.blocks[0]).toMatchObject({ bodyHtml: '<h3 id="why-title">Title</h3><p>Text</p>' });
  expect(page.blocks[1]).toMatchObject({
    items: [{ answerHtml: '<h4 id="q1-title">Title</h4><p>Text</p>' }],
  });
});

type WireBlock = ReturnType<typeof exampleOf<'getPageConfig'>>['blocks'][number];
const isProse = (block: WireBlock) => block.blockType === 'prose';
const isFaq = (block: WireBlock) => block.blockType === 'faq';
