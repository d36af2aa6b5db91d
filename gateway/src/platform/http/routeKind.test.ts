import { routeKind } from './routeKind';

it.each([
  ['/', 'page'],
  ['/user/login?next=%2F', 'page'],
  ['/admin/collections/articles/3', 'admin'],
  ['/cms-api/articles?limit=1', 'cms'],
  ['/healthz', 'probe'],
  ['/_next/static/chunks/main.js', 'file'],
  ['/captcha/puzzle', 'captcha'],
  ['/officialQuery/getCommon', 'call'],
  ['/order/activity/year3Page?x=/admin', 'call'],
])('%s asks for a %s', (url, kind) => expect(routeKind(url)).toBe(kind));
