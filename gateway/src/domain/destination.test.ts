import { destination, type LinkContext } from './destination';

const onComputer: LinkContext = {
  language: 'en',
  siteUrl: 'https://www.example.com',
  staysHere: false,
  pageKeys: new Set(['home', 'Imprint', 'Services', 'agreeys', 'IncorporationHK']),
};
const inGerman: LinkContext = { ...onComputer, language: 'de' };
const onPhone: LinkContext = { ...onComputer, staysHere: true };

it.each([
  ['/', onComputer, 'https://www.example.com/'],
  ['/', inGerman, 'https://www.example.com/de'],
  ['/?date=2023-02-01', inGerman, 'https://www.example.com/de?date=2023-02-01'],
  ['/cht/Services#vat', onComputer, 'https://www.example.com/cht/Services#vat'],
  ['/cht/commonQuestion?key=oss', inGerman, 'https://www.example.com/de/cht/commonQuestion?key=oss'],
  ['#how', onPhone, '#how'],
  ['https://www.bzst.de/', onPhone, 'https://www.bzst.de/'],
  ['/cms-api/documents/file/a.pdf', inGerman, '/cms-api/documents/file/a.pdf'],
  ['mailto:hello@kompassa.example', onPhone, 'mailto:hello@kompassa.example'],
  ['/', onPhone, '/'],
  ['/cht/homes?channelNo=7', onPhone, '/?channelNo=7'],
  ['/cht/Imprint', onPhone, '/page/Imprint'],
  ['/agreeys', onPhone, '/page/agreeys'],
  ['/cht/Incorporation/IncorporationHK?key=a#steps', onPhone, '/page/IncorporationHK?key=a#steps'],
  ['/cht/xmsailSchool?key=trends', onPhone, null],
  ['/companyEncy/12.html', onPhone, null],
])('resolves the link %s', (href, context, expected) => expect(destination(href, context)).toBe(expected));

it('never links from a page for phones to the site', () => {
  for (const path of ['/', '/cht/Services', '/cht/price', '/agreezc', '/trends/3.html', '/cht/calculate?x=1'])
    expect(destination(path, onPhone) ?? '').not.toContain(onPhone.siteUrl);
});
