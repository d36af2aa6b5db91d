import { routeKind } from './routeKind';

it.each([
  ['/', 'page'],
  ['/de/cht/price?country=DE', 'page'],
  ['/trends/3.html', 'page'],
  ['/_next/data/build/de/trends/3.html.json?file=3.html', 'data'],
  ['/_next/image?url=x&w=480', 'image'],
  ['/_next/static/chunks/main.js', 'asset'],
  ['/api/gateway/business/merc/popMarket/list?popClient=1', 'call'],
  ['/api/revalidate', 'api'],
  ['/readyz', 'probe'],
  ['/sitemap.xml', 'file'],
  ['//?#', 'page'],
])('%s asks for a %s', (url, kind) => expect(routeKind(url)).toBe(kind));
