import { wireBlock } from '@/contract/calls/blocks';

import type { Article, Service } from '../../payload-types';
import { blockToWire, type PageBlock, type Resources } from './blockToWire';

const resources: Resources = {
  language: 'en',
  today: '2026-11-20',
  cards: new Map(),
  rates: null,
  occurrencesOf: () => [],
};
const times = { updatedAt: '2026-11-20T09:00:00.000Z', createdAt: '2026-11-20T09:00:00.000Z' };
const body: Article['content'] = {
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [] },
};
const service: Service = { id: 1, serverName: 'A', summary: 'B', category: 'vat', ...times };
const rates = { asOf: '2026-09-07', rates: [{ country: 'DE', name: 'Germany', rate: 19 }] };
const card = {
  id: 7,
  articleType: 'trends',
  title: 'T',
  summary: 'S',
  cover: null,
  publishTime: times.updatedAt,
  updateTime: times.updatedAt,
  readingMinutes: 1,
  language: 'en',
  noIndex: false,
} as const;

/** As an editor may leave them: everything optional missing. */
const picture = {
  id: 1,
  alt: 'A',
  url: '/cms-api/media/file/a.webp',
  width: 4,
  height: 3,
  createdAt: '',
  updatedAt: '',
};
const sparse: PageBlock[] = [
  { blockType: 'hero', title: 'T' },
  { blockType: 'rateMap', heading: 'H' },
  { blockType: 'prose', body },
  { blockType: 'keyFigures', items: [{ value: '1', label: 'L' }] },
  { blockType: 'cardGrid', heading: 'H', cards: [{ icon: 'vat', title: 'T', text: 'X', url: '' }] },
  { blockType: 'serviceNeeds', heading: 'H', needs: [{ phrase: 'P', choices: [{ label: 'L', url: '/' }] }] },
  { blockType: 'steps', heading: 'H', steps: [{ title: 'T', text: 'X' }] },
  { blockType: 'checklist', heading: 'H', items: [{ text: 'X' }] },
  { blockType: 'timeline', heading: 'H', entries: [{ when: 'W', title: 'T' }] },
  { blockType: 'priceTable', heading: 'H', services: [service] },
  { blockType: 'faq', heading: 'H', items: [{ question: 'Q', answer: body }] },
  { blockType: 'relatedArticles', heading: 'H', articles: [7] },
  { blockType: 'callToAction', heading: 'H' },
  { blockType: 'offices', heading: 'H', offices: [{ city: 'C', country: 'D' }] },
  { blockType: 'glossary', heading: 'H', terms: [{ en: 'E', de: 'D' }] },
  { blockType: 'annotatedPicture', heading: 'H', image: picture, notes: [{ title: 'T', text: 'X' }] },
  { blockType: 'people', heading: 'H', people: [{ name: 'N', role: 'R' }] },
  { blockType: 'serviceDirectory', heading: 'H' },
  { blockType: 'partnerStrip', heading: 'H' },
  { blockType: 'newsTeasers', heading: 'H' },
  { blockType: 'questionTeasers', heading: 'H' },
];

it('covers every block type', () => {
  const known = wireBlock.options.map((option) => option.shape.blockType.value);
  expect(sparse.map(({ blockType }) => blockType).sort()).toEqual([...known].sort());
});

it.each(sparse.map((block) => [block.blockType, block] as const))(
  '%s fits the contract with all optional texts missing',
  (_type, block) => {
    const wire = blockToWire({ ...block, anchor: '' }, 4, {
      ...resources,
      rates,
      cards: new Map([[7, card]]),
    });
    expect(wireBlock.parse(wire)).toEqual(wire);
    expect(wire).toMatchObject({ id: '4', anchor: null, blockType: block.blockType });
  },
);

it.each<[string, PageBlock]>([
  [
    'a picture with notes that was deleted',
    { blockType: 'annotatedPicture', heading: 'H', image: 7, notes: [] },
  ],
  ['a map without rates', { blockType: 'rateMap', heading: 'H' }],
  ['a price table whose services are drafts', { blockType: 'priceTable', heading: 'H', services: [1, 2] }],
  ['chosen articles that are drafts', { blockType: 'relatedArticles', heading: 'H', articles: [7] }],
])('leaves out %s', (_case, block) => expect(blockToWire(block, 0, resources)).toBeNull());

it('keeps the order in which articles were chosen', () => {
  const cards = new Map([8, 7].map((id) => [id, { ...card, id }]));
  const wire = blockToWire({ blockType: 'relatedArticles', heading: 'H', articles: [7, 9, 8] }, 0, {
    ...resources,
    cards,
  });
  expect(wire).toMatchObject({ articles: [{ id: 7 }, { id: 8 }] });
});
