import { optimiserAddress, pictureLoaderOf } from './pictureAddress';

const gateway = 'https://gateway.example.com';

it.each(['page-home.webp', 'Ein%20Bild%20(1).png', '%C3%9Cbersicht.png'])(
  'leads to the optimiser with the address of %s',
  (file) => {
    const src = `${gateway}/cms-api/media/file/${file}`;
    const address = pictureLoaderOf(src)?.({ width: 480 }) ?? '';
    expect(address).toBe(`/picture/480/${file}`);
    const asked = new URL(optimiserAddress(address, gateway), 'https://www.example.com');
    expect(asked.pathname).toBe('/_next/image');
    expect(Object.fromEntries(asked.searchParams)).toEqual({ url: src, w: '480', q: '75' });
  },
);

it.each(['/brand/logo.svg', 'https://elsewhere.example.com/a.png', `${gateway}/cms-api/media/file/`])(
  'knows no width of %s',
  (src) => expect(pictureLoaderOf(src)).toBeUndefined(),
);

it.each([
  '/picture/480/',
  '/picture/wide/a.png',
  '/picture/480/folder/a.png',
  '/picture/480/a.png?depth=10',
  '/_next/image?url=x&w=480&q=75',
  '/cht/Services',
])('leaves %s as it is', (address) => expect(optimiserAddress(address, gateway)).toBe(address));
