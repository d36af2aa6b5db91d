import { confirmationEmail, officeEmail } from './emails';

const at = {
  product: 'Kompassa',
  siteUrl: 'https://www.example.com',
  gateway: 'https://gateway.example.com',
};
const token = 'x'.repeat(43);
const every = (['contact', 'quote', 'freeTrial'] as const).flatMap((kind) =>
  (['en', 'de'] as const).map((language) => [kind, language] as const),
);

it.each(every)(
  '%s, %s: contains one confirmation link, on its own line, in its language',
  (kind, language) => {
    const { text } = confirmationEmail({ kind, language, token }, at);
    const links = text.match(/^https:\/\/gateway\.\S+$/gm);
    expect(links).toEqual([`https://gateway.example.com/user/confirm?token=${token}&lang=${language}`]);
  },
);

it.each([
  ['contact', 'en', 'https://www.example.com/cht/Contact'],
  ['contact', 'de', 'https://www.example.com/de/cht/Contact'],
  ['quote', 'en', 'https://www.example.com/cht/Contact'],
  ['freeTrial', 'en', 'https://www.example.com/freeTrial'],
  ['freeTrial', 'de', 'https://www.example.com/de/freeTrial'],
] as const)(
  '%s, %s: contains the link of the form in which the address was entered',
  (kind, language, form) => {
    const { text } = confirmationEmail({ kind, language, token }, at);
    expect(text).toContain(`\n${form}\n`);
  },
);

it('says when the link expires and when data are deleted', () => {
  const { text } = confirmationEmail({ kind: 'contact', language: 'de', token }, at);
  expect(text).toMatch(/gilt 72 Stunden/);
  expect(text).toMatch(/nach 7 Tagen gelöscht/);
  expect(text).toContain('Impressum: https://www.example.com/de/cht/Imprint\n');
});

it.each(every)('%s, %s: has a subject of one short line', (kind, language) => {
  const { subject } = confirmationEmail({ kind, language, token }, at);
  expect(subject).toMatch(/^[^\r\n]{10,70}$/);
  expect(subject).toContain('Kompassa');
});

it('informs the company with a link to the enquiry', () =>
  expect(officeEmail({ id: 12, kind: 'freeTrial', language: 'de' }, at)).toEqual({
    subject: 'Eine bestätigte Testanfrage wartet',
    text: 'Eine bestätigte Testanfrage wartet:\nhttps://gateway.example.com/admin/collections/enquiries/12\n',
  }));
