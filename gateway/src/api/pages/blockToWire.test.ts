import type { Field } from 'payload';

import { wireBlock } from '@/contract/calls/blocks';

import { pageBlocks } from '../../cms/blocks/pageBlocks';
import type { Service } from '../../payload-types';
import { serviceToWire } from '../services/serviceToWire';
import { blockToWire } from './blockToWire';

// The editor brings all of Payload, which Jest cannot load.
jest.mock('../../cms/fields/richText', () => ({
  editor: {},
  localisedRichText: (name: string) => ({ name, type: 'richText', required: true }),
}));

type Stored = Parameters<typeof blockToWire>[0];
type Sources = Parameters<typeof blockToWire>[2];

const times = { updatedAt: '2026-11-20T09:00:00.000Z', createdAt: '2026-11-20T09:00:00.000Z' };
const service: Service = { id: 1, serverName: 'A', summary: 'B', category: 'vat', ...times };
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
const nothing: Sources = {
  language: 'en',
  image: () => null,
  html: () => '',
  services: () => [],
  cards: () => [],
  rates: null,
  readingOf: () => [],
  factsOf: () => [],
  factsOn: () => [],
  occurrencesOf: () => [],
};
const everything: Sources = {
  ...nothing,
  image: (image) => (image ? { url: '/cms-api/media/file/a.webp', alt: 'A', width: 4, height: 3 } : null),
  services: (services) =>
    (services ?? []).map(() => serviceToWire(service, { language: 'en', today: '2026-11-20' })),
  cards: (articles) => articles.map(() => card),
  readingOf: () => [{ kind: 'answer', title: 'T', url: '/questionAnswer/5', language: 'en' }],
  factsOf: () => [{ topic: 'records', rows: [], checkedOn: '2026-11-22', sources: [] }],
  factsOn: () => [{ country: 'DE', url: null, rows: [], checkedOn: '2026-11-22', sources: [] }],
  rates: { asOf: '2026-09-07', rates: [{ country: 'DE', name: 'Germany', rate: 19, url: null }] },
};

/** A value as an editor may leave it: everything optional missing. */
function sparse(fields: Field[]): object {
  const valueOf = (field: Field & { name?: string }): unknown => {
    if (field.type === 'array') return [sparse(field.fields)];
    if (field.type === 'radio' || field.type === 'select') {
      const [first] = field.options;
      return typeof first === 'object' ? first.value : first;
    }
    if (field.type === 'relationship') return [1];
    if (field.type === 'upload') return 1;
    if (field.type === 'richText') return {};
    return { url: '/', country: 'DE' }[field.name ?? ''] ?? 'T';
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const isGiven =
        ('required' in field && field.required) || (field.type === 'array' && Boolean(field.minRows));
      return 'name' in field && isGiven ? [[field.name, valueOf(field)]] : [];
    }),
  );
}
const blocks = pageBlocks.map(({ config: { slug, fields } }) => {
  return [slug, { blockType: slug, ...sparse(fields) } as Stored] as const;
});
const find = (slug: Stored['blockType']) => {
  const [, block] = blocks.find(([known]) => known === slug) ?? [];
  if (!block) throw new Error(`no block ${slug}`);
  return block;
};

it('covers every block type', () => {
  const known = wireBlock.options.map((option) => option.shape.blockType.value);
  expect(blocks.map(([slug]) => slug).sort()).toEqual([...known].sort());
});

it.each(blocks)('%s fits the contract with all optional texts missing', (slug, block) => {
  const wire = blockToWire({ ...block, anchor: '' }, 4, everything);
  expect(wire).toMatchObject({ id: '4', anchor: null, language: 'en', blockType: slug });
  expect(wireBlock.parse(wire)).toEqual(wire);
});

it.each(['annotatedPicture', 'rateMap', 'priceTable', 'relatedArticles'] as const)(
  'leaves out %s where nothing of it can be shown',
  (slug) => expect(blockToWire(find(slug), 0, nothing)).toBeNull(),
);
