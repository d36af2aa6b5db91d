import { deviceName } from './deviceName';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('names browser and system in both languages', () =>
  expect([deviceName(firefox, 'en'), deviceName(firefox, 'de')]).toEqual([
    'Firefox on Windows',
    'Firefox unter Windows',
  ]));

it.each(['', 'node', '<script>'])('does not name a device for %j', (userAgent) =>
  expect(deviceName(userAgent, 'de')).toBe('Unbekanntes Gerät'),
);
