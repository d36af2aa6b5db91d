import { messageText } from './messages';

const at = { product: 'Kompassa', gateway: 'https://gateway.example.com' };
const purposes = ['register', 'password'] as const;
const languages = ['en', 'de'] as const;
const every = purposes.flatMap((purpose) => languages.map((language) => [purpose, language] as const));

it.each(every)('%s, %s: begins with the code, as phones read it', (purpose, language) =>
  expect(messageText(purpose, '012345', language, at)).toMatch(/^012345 .*Kompassa/),
);

it.each([
  ['register', 'en', 'https://gateway.example.com/user/login'],
  ['register', 'de', 'https://gateway.example.com/user/login'],
  ['password', 'en', 'https://gateway.example.com/user/register'],
  ['password', 'de', 'https://gateway.example.com/user/register'],
] as const)('%s, %s: says where to go where a code is of no use', (purpose, language, link) => {
  const text = messageText(purpose, null, language, at);
  expect(text).toContain(`${link} `);
  expect(text).not.toMatch(/\d{6}/);
});

it.each(every)('%s, %s: is two messages long at most', (purpose, language) => {
  for (const code of ['012345', null])
    expect(messageText(purpose, code, language, at).length).toBeLessThanOrEqual(306);
});

it('is German for Germans', () =>
  expect(messageText('register', '012345', 'de', at)).toBe(
    '012345 ist Ihr Code für Kompassa. Er gilt 10 Minuten. Geben Sie ihn nicht weiter: Wir fragen nie danach.',
  ));
