import type { FieldLike } from './fieldTree';
import { tooLongTexts } from './tooLongTexts';

const title: FieldLike = { type: 'text', name: 'title', label: 'Title', localized: true, maxLength: 5 };
const fields: FieldLike[] = [title, { type: 'array', name: 'rows', label: 'Rows', fields: [title] }];
const labelOf = ({ label }: FieldLike) => String(label);
const data = { title: 'Short', rows: [{ id: 'b', title: 'Short' }] };
const tooLong = {
  en: 'German: Please shorten to 5 characters (now 6).',
  de: 'Deutsch: Bitte auf 5 Zeichen kürzen (jetzt 6).',
};

it('finds German texts that are too long while English is saved, in rows by their ids', () => {
  const rows = [
    { id: 'a', title: { en: 'Short', de: 'Gelöschte' } },
    { id: 'b', title: { en: 'Short', de: 'Länger' } },
  ];
  const stored = { title: { en: 'Too long, but saved', de: 'Länger' }, rows };
  expect(tooLongTexts(fields, { data, stored, locale: 'en' }, labelOf)).toEqual([
    { path: 'title', place: ['Title'], problem: tooLong },
    { path: 'rows.0.title', place: ['Rows', 1, 'Title'], problem: tooLong },
  ]);
});

it('finds nothing in a new document, and in texts that fit', () => {
  expect(tooLongTexts(fields, { data, stored: {}, locale: 'en' }, labelOf)).toEqual([]);
  const stored = { title: { en: 'Short', de: 'Kurz!' } };
  expect(tooLongTexts(fields, { data, stored, locale: 'en' }, labelOf)).toEqual([]);
});

it('finds nothing in a field that the form does not show', () => {
  const condition = (document: { pageKey?: unknown }) => document.pageKey !== 'home';
  const stored = { title: { en: 'Short', de: 'Länger' } };
  const placesOn = (pageKey: string) =>
    tooLongTexts(
      [{ ...title, admin: { condition } }],
      { data: { ...data, pageKey }, stored, locale: 'en' },
      labelOf,
    ).map(({ path }) => path);
  expect([placesOn('about'), placesOn('home')]).toEqual([['title'], []]);
});
