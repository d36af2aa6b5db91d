import { validImageRequest } from './validImageRequest';

const library = 'https://gateway.example.com/cms-api/media/file/';
const asking = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;
const refused = '/_next/image?url=invalid&w=640&q=75';

it.each(['page-home.webp', 'Ein Bild (1).png', '%C3%9Cbersicht.png', 'a'.repeat(255)])(
  'accepts the picture %s',
  (name) => expect(validImageRequest(asking(library + name))).toBe(asking(library + name)),
);

it.each([
  library,
  `${library}%`,
  `${library}%00`,
  `${library}a%0d%0ab`,
  `${library}a%2fb`,
  `${library}folder/a.png`,
  `${library}../../users`,
  `${library}a.png?depth=10`,
  `${library}${'a'.repeat(256)}`,
  library.replace('//', '//user:password@'),
  'https://gateway.example.com/healthz',
  'http://[',
  '',
])('refuses %s', (url) => expect(validImageRequest(asking(url))).toBe(refused));

it.each(['/_next/image', '/_next/image?w=640', '/_next/static/x.js?url=x', '/?url=%', '/cht/Services'])(
  'leaves %s unchanged',
  (address) => expect(validImageRequest(address)).toBe(address),
);
