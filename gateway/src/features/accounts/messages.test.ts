import { messageText } from './messages';

const at = { product: 'Kompassa', gateway: 'https://gateway.example.com' };
const purposes = ['register', 'password'] as const;
const languages = ['en', 'de'] as const;
const every = purposes.flatMap((purpose) => languages.map((language) => [purpose, language] as const));

it.each(every)('%s, %s: begins with the code, so that phones can read it', (purpose, language) =>
  expect(messageText(purpose, '012345', language, at)).toMatch(/^012345 .*Kompassa/),
);

it.each([
  ['register', 'en', 'https://gateway.example.com/user/login'],
  ['register', 'de', 'https://gateway.example.com/user/login'],
  ['password', 'en', 'https://gateway.example.com/user/register'],
  ['password', 'de', 'https://gateway.example.com/user/register'],
] as const)('%s, %s: contains a link and no code', (purpose, language, link) => {
  const text = messageText(purpose, null, language, at);
  expect(text).toContain(`${link} `);
  expect(text).not.toMatch(/\d{6}/);
});

it.each(every)('%s, %s: fits in two text messages', (purpose, language) => {
  for (const code of ['012345', null])
    expect(messageText(purpose, code, language, at).length).toBeLessThanOrEqual(306);
});
