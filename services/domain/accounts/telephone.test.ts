import { telephoneHref } from './telephone';

it.each([
  ['+49 30 23125-100', 'tel:+493023125100'],
  ['+44\u00a020 7946 0170', 'tel:+442079460170'],
  ['030 / 23125-100', 'tel:03023125100'],
])('%s becomes the link %s', (phone, href) => expect(telephoneHref(phone)).toBe(href));
