import { captionsOf, toWebVtt } from './captions';

const transcript = [
  '0:00 A customer orders a lamp. It sets out.',
  'A paragraph without a time.',
  '0:18 The lamp lies in Austria, the customer lives in Austria, and hence the sale belongs in the Austrian VAT return.',
].join('\n\n');

it('divides the time of a paragraph among its sentences', () => {
  const cues = captionsOf(transcript, 30, 'en');
  expect(cues.map(({ text }) => text)).toEqual([
    'A customer orders a lamp.',
    'It sets out.',
    'A paragraph without a time.',
    'The lamp lies in Austria, the customer lives in Austria,',
    'and hence the sale belongs in the Austrian VAT return.',
  ]);
  expect(cues[0]?.from).toBe(0);
  expect(cues[2]?.to).toBeCloseTo(18);
  expect(cues[3]?.from).toBe(18);
  expect(cues.at(-1)?.to).toBeCloseTo(30);
  cues.slice(1).forEach((cue, index) => expect(cue.from).toBeCloseTo(cues[index]?.to ?? -1));
});

it.each([
  ['no text', '', 0],
  ['no times', 'Some words.', 0],
  ['a time after the end', '0:00 One.\n\n1:30 Two.', 2],
  ['one very long word', `0:00 ${'a'.repeat(300)}`, 1],
])('accepts %s', (_case, text, count) => {
  const cues = captionsOf(text, 60, 'de');
  expect(cues).toHaveLength(count);
  cues.forEach(({ from, to }) => expect([from >= 0, to >= 0, to <= 60]).toEqual([true, true, true]));
});

it('never shows more than two lines', () => {
  const long = `0:00 ${'Wer aus einem Lager in Deutschland verkauft, meldet dort und zahlt dort, '.repeat(6)}`;
  const cues = captionsOf(long, 60, 'de');
  expect(Math.max(...cues.map(({ text }) => text.length))).toBeLessThanOrEqual(84);
});

it('writes WebVTT', () => {
  expect(toWebVtt([{ from: 61.5, to: 3600, text: '3 < 5 & <b>' }])).toBe(
    'WEBVTT\n\n00:01:01.500 --> 01:00:00.000\n3 &lt; 5 &amp; &lt;b&gt;\n\n',
  );
});
