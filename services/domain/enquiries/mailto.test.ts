import { mailto } from './mailto';

const letter = { to: 'hello@kompassa.example', subject: 'Frage & Bitte', text: 'Grüße\nAda' };

it('contains subject and text', () =>
  expect(mailto(letter)).toBe(
    'mailto:hello@kompassa.example?subject=Frage%20%26%20Bitte&body=Gr%C3%BC%C3%9Fe%0D%0AAda',
  ));

it.each(['', ' \n'])('omits an empty text: %j', (text) =>
  expect(mailto({ ...letter, text })).toBe('mailto:hello@kompassa.example?subject=Frage%20%26%20Bitte'),
);

it('omits a text that is too long', () =>
  expect(mailto({ ...letter, text: 'ä'.repeat(400) })).not.toContain('body'));

it('removes a lone surrogate', () => expect(mailto({ ...letter, text: 'a\ud800b' })).toMatch(/body=ab$/));
