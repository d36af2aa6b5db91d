import { document, node, text } from '../../../test/richText';
import { chaptersOf, spokenText } from './chapters';

const paragraph = (words: string) => node('paragraph', [text(words)]);
const heading = (words: string) => node('heading', [text(words)], { tag: 'h3' });

const transcript = document(
  paragraph('0:00 A customer orders a lamp.'),
  heading('The lamp'),
  paragraph('0:18 It lies in Austria.'),
  heading('An aside'),
  paragraph('Nobody knows when.'),
  heading('The watch'),
  paragraph('1:16 It comes from Hong Kong.'),
  heading('The end'),
);

it('begins a chapter at the time below its heading; a heading without a time below it is none', () => {
  expect(chaptersOf(transcript)).toEqual([
    { start: 18, title: 'The lamp' },
    { start: 76, title: 'The watch' },
  ]);
});

it('leaves headings out of what is said', () => {
  expect(spokenText(transcript).split(/\n+/)).toEqual([
    '0:00 A customer orders a lamp.',
    '0:18 It lies in Austria.',
    'Nobody knows when.',
    '1:16 It comes from Hong Kong.',
  ]);
});
