import { destination, type LinkContext } from './destination';

const inEnglish: LinkContext = { language: 'en', siteUrl: 'https://www.example.com' };
const inGerman: LinkContext = { ...inEnglish, language: 'de' };

it.each([
  ['/', inEnglish, 'https://www.example.com/'],
  ['/', inGerman, 'https://www.example.com/de'],
  ['/?date=2023-02-01', inGerman, 'https://www.example.com/de?date=2023-02-01'],
  ['/cht/Services#vat', inEnglish, 'https://www.example.com/cht/Services#vat'],
  ['/cht/commonQuestion?key=oss', inGerman, 'https://www.example.com/de/cht/commonQuestion?key=oss'],
  ['#how', inGerman, '#how'],
  ['https://www.bzst.de/', inGerman, 'https://www.bzst.de/'],
  ['/cms-api/documents/file/a.pdf', inGerman, '/cms-api/documents/file/a.pdf'],
  ['mailto:hello@kompassa.example', inGerman, 'mailto:hello@kompassa.example'],
])('resolves the link %s', (href, context, expected) => expect(destination(href, context)).toBe(expected));
