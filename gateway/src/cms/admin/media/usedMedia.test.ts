import type { FieldLike } from '../../../domain/fieldTree';
import { mediaIn } from './usedMedia';

const image = (name: string, more: Partial<FieldLike> = {}): FieldLike => ({
  type: 'upload',
  name,
  relationTo: 'media',
  ...more,
});
const fields: FieldLike[] = [
  { type: 'tabs', tabs: [{ fields: [image('cover')] }] },
  image('localised', { localized: true }),
  { type: 'upload', name: 'file', relationTo: 'documents' },
  { type: 'group', name: 'foot', fields: [image('background')] },
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [{ slug: 'hero', fields: [{ type: 'array', name: 'cards', fields: [image('image')] }] }],
  },
];

it('finds images in every place and language, as ids or as documents', () =>
  expect(
    mediaIn(fields, {
      cover: 1,
      localised: { en: 2, de: { id: 3 } },
      file: 4,
      foot: { background: 5 },
      blocks: [
        { blockType: 'hero', cards: [{ image: 6 }, { image: null }] },
        { blockType: 'gone', image: 7 },
      ],
    }),
  ).toEqual([1, 2, 3, 5, 6]));

it('finds no images in an empty document', () => expect(mediaIn(fields, {})).toEqual([]));
