import { block, contentPage } from '@/services/fixtures/pages';

import { previewFieldsOf, withAnchors } from './previewFields';

it('leads from each section to its row in the form, from figures in a margin too, and keeps the anchors of editors', () => {
  const [figures] = withAnchors([block('keyFigures', { id: 'b', anchor: null, heading: 'Time' })]);
  const blocks = withAnchors([
    block('hero', { id: 'a', anchor: null, title: 'Opening' }),
    block('prose', { id: 'c', anchor: 'rules', heading: '', facts: figures ?? null }),
  ]);
  expect(previewFieldsOf('pages:1', contentPage({ blocks }))).toEqual([
    { field: 'blocks.a', selector: '[id="block-a"], main h1', heading: 'Opening' },
    { field: 'blocks.c', selector: '[id="rules"]' },
    { field: 'blocks.b', selector: '[id="block-b"]', heading: 'Time' },
  ]);
});

it('leads to the title of a page whose first section does not carry it', () => {
  const page = contentPage({ blocks: [block('prose', { id: 'c', anchor: 'rules', facts: null })] });
  expect(previewFieldsOf('pages:1', page).map(({ field }) => field)).toEqual(['title', 'blocks.c']);
});

it.each(['menu', 'partners:3', 'releases:5'])(
  'has no parts of %s, which has no page of its own',
  (document) => expect(previewFieldsOf(document, contentPage())).toEqual([]),
);
