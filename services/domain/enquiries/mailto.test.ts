import { mailto } from './mailto';

const letter = { to: 'hello@kompassa.example', subject: 'Frage & Bitte', text: 'Grüße\nAda' };

it('carries subject and text along', () =>
  expect(mailto(letter)).toBe(
    'mailto:hello@kompassa.example?subject=Frage%20%26%20Bitte&body=Gr%C3%BC%C3%9Fe%0D%0AAda',
  ));

it.each(['', ' \n'])('leaves out a text that is empty: %j', (text) =>
  expect(mailto({ ...letter, text })).toBe('mailto:hello@kompassa.example?subject=Frage%20%26%20Bitte'),
);

it('leaves out a text that no program would take', () =>
  expect(mailto({ ...letter, text: 'ä'.repeat(400) })).not.toContain('body'));

it('takes anything for text', () => expect(mailto({ ...letter, text: 'a\ud800b' })).toMatch(/body=ab$/));
