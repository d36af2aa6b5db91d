import type { RichTextValue } from '../../src/domain/richText';
import { textPdf } from './textPdf';

const text = (words: string) => ({ type: 'text', text: words, format: 0 });
const block = (type: string, tag: string, ...children: object[]) => ({ type, tag, children });
const listed = (words: string) => block('listitem', '', text(words));

const pdf = async (children: object[]) =>
  (
    await textPdf({
      title: 'Vom Auftrag zur Nummer',
      lead: 'So läuft eine Registrierung.',
      label: 'Anleitung · Version 2.1',
      content: { root: { children } } as unknown as RichTextValue,
      language: 'de',
      updatedAt: '2026-11-20T09:00:00.000Z',
      author: 'Kompassa',
      siteUrl: 'https://www.example.com',
    })
  ).toString('latin1');

const content = [
  block('paragraph', '', text('Zu Beginn.')),
  block('heading', 'h2', text('Unterlagen')),
  block('list', 'ul', listed('Auszug'), listed('Satzung')),
  block('paragraph', '', {
    type: 'link',
    fields: { url: '/cht/Contact' },
    children: [text('schreiben Sie uns')],
  }),
];

it('contains its title, language and structure for screen readers', async () => {
  const file = await pdf(content);
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('/Lang (de)');
  expect(file).toContain('/Marked true');
  expect(file).toContain('<rdf:li xml:lang="x-default">Vom Auftrag zur Nummer</rdf:li>');
  const count = (role: string) => file.split(`/S /${role}\n`).length - 1;
  expect(Object.fromEntries(['H1', 'H2', 'L', 'LI', 'Link'].map((role) => [role, count(role)]))).toEqual({
    H1: 1,
    H2: 1,
    L: 1,
    LI: 2,
    Link: 1,
  });
  expect(file).toContain('(https://www.example.com/cht/Contact)');
});

it('is the same file for the same text', async () => expect(await pdf(content)).toBe(await pdf(content)));

it('breaks a long text into several pages', async () => {
  const paragraph = block('paragraph', '', text('Ein Satz, der etwas sagt. '.repeat(20)));
  const section = [block('heading', 'h2', text('Abschnitt')), paragraph];
  const file = await pdf(Array.from({ length: 12 }, () => section).flat());
  expect(Number(/\/Type \/Pages\n\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(2);
});
