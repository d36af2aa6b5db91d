import type { FieldLike } from './fieldTree';
import { placeInForm } from './placeInForm';

const heading: FieldLike = { type: 'text', name: 'heading', label: 'Heading' };
const items: FieldLike = { type: 'array', name: 'items', label: 'Items', fields: [heading] };
const fields: FieldLike[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Basics',
        fields: [{ type: 'row', fields: [{ type: 'text', name: 'title', label: 'Title' }] }],
      },
      {
        label: 'Content',
        fields: [
          {
            type: 'blocks',
            name: 'blocks',
            label: 'Sections',
            blocks: [
              { slug: 'prose', fields: [] },
              { slug: 'cards', fields: [items] },
            ],
          },
        ],
      },
    ],
  },
  { type: 'text', name: 'author', label: 'Author' },
];
const labelOf = ({ label }: FieldLike) => String(label);
const at = (path: string) =>
  placeInForm(path, {
    fields,
    labelOf,
    valueAt: (asked) => (asked === 'blocks.2.blockType' ? 'cards' : undefined),
  });

it('finds the tab, the rows and the labels of a field in a list of a section', () =>
  expect(at('blocks.2.items.0.heading')).toEqual({
    place: ['Sections', 3, 'Items', 1, 'Heading'],
    rows: [
      { list: 'blocks', index: 2 },
      { list: 'blocks.2.items', index: 0 },
    ],
    tab: 'Content',
  }));

it('finds a field of a row of the layout, one beside the tabs, and a list itself', () => {
  expect(at('title')).toEqual({ place: ['Title'], rows: [], tab: 'Basics' });
  expect(at('author')).toEqual({ place: ['Author'], rows: [], tab: undefined });
  expect(at('blocks')).toEqual({ place: ['Sections'], rows: [], tab: 'Content' });
});

it('has no place for a field that the form does not have', () =>
  expect(at('gone.0.heading')).toEqual({ place: [], rows: [], tab: undefined }));
