import { inLanguage } from './inLanguage';

const title = { type: 'text', name: 'title', localized: true };
const url = { type: 'text', name: 'url' };
const fields = [
  { type: 'tabs', tabs: [{ fields: [title, { type: 'array', name: 'links', fields: [title, url] }] }] },
  { type: 'blocks', name: 'blocks', blocks: [{ slug: 'hero', fields: [title] }] },
  { type: 'group', name: 'contact', fields: [url] },
  { type: 'ui', name: 'preview' },
];

it('keeps one language, with rows, sections and groups', () => {
  const document = {
    title: { en: 'English', de: 'Deutsch' },
    links: [{ id: 'a', title: { en: 'One', de: 'Eins' }, url: '/one' }],
    blocks: [{ id: 'b', blockType: 'hero', title: { en: 'Hero', de: 'Held' } }],
    contact: { url: '/contact' },
  };
  expect(inLanguage(fields, document, 'de')).toEqual({
    title: 'Deutsch',
    links: [{ id: 'a', title: 'Eins', url: '/one' }],
    blocks: [{ id: 'b', blockType: 'hero', title: 'Held' }],
    contact: { url: '/contact' },
  });
});

it('says null for what is missing, and no rows for a missing list', () =>
  expect(inLanguage(fields, { title: { en: 'English' } }, 'de')).toEqual({
    title: null,
    links: [],
    blocks: [],
    contact: { url: null },
  }));
