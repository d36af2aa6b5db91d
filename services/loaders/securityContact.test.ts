import { readEnv } from '@/services/config/env';

import { securityText } from './securityContact';

const settings = readEnv({
  GATEWAY_SECRET: 'a secret of sixteen',
  SITE_URL: 'https://www.example.com',
  SECURITY_CONTACT: 'mailto:security@example.com',
});

it('contains the contact, a page in each language and the expiry date', () => {
  expect(securityText(settings, new Date('2026-11-22T15:04:05Z'))).toBe(
    [
      'Contact: mailto:security@example.com',
      'Contact: https://www.example.com/cht/security',
      'Contact: https://www.example.com/de/cht/security',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.example.com/.well-known/security.txt',
      'Policy: https://www.example.com/cht/security',
      'Policy: https://www.example.com/de/cht/security',
      '',
    ].join('\n'),
  );
});
