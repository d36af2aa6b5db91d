import { indexRoutes, routeProblem, sourceProblem, sourceTaken } from './routes';

const others = indexRoutes([
  { id: 1, from: '/a', to: '/b?x=1' },
  { id: 2, from: '/c', to: 'https://www.example.com/c' },
]);

it.each([
  ['/d', '/e'],
  ['/d', '/b#place'],
  ['/d', 'https://www.example.com/d'],
])('allows a redirect from %s to %s', (from, to) =>
  expect(routeProblem({ from, to }, others)).toBeUndefined(),
);

it.each([
  ['/d', '/d', 'in circles: /d leads back', 'im Kreis geleitet: /d führt'],
  ['/d', '/d?again=1', 'in circles', 'im Kreis'],
  ['/d', '/D/', 'in circles: /D/ leads back', 'im Kreis geleitet: /D/ führt'],
  ['/B', '/A/', 'in circles', 'im Kreis'],
  ['/d', '/%61', '/a leads on to /b?x=1. Redirect there directly.', '/a führt weiter'],
  ['/b', '/a', 'in circles: /a leads back', 'im Kreis geleitet: /a führt'],
  ['/d', '/a', '/a leads on to /b?x=1. Redirect there directly.', '/a führt weiter zu /b?x=1.'],
  ['/d', '/c#x', '/c leads on to https://www.example.com/c', '/c führt weiter'],
  ['/b', '/d', '/a leads to this address. First redirect it to /d.', 'Leiten Sie zuerst /a nach /d.'],
])('refuses a redirect from %s to %s', (from, to, english, german) => {
  const problem = routeProblem({ from, to }, others);
  expect(problem?.en).toContain(english);
  expect(problem?.de).toContain(german);
});

it('a route does not stand in its own way, and leaves its old place', () => {
  const before = { id: 1, from: '/a', to: '/b' };
  const routes = indexRoutes([before]);
  expect(sourceTaken('/A/', routes)?.en).toContain('a redirect from /a already');
  expect(sourceTaken('/A/', routes, 1)).toBeUndefined();
  expect(routeProblem({ id: 1, from: '/a', to: '/e' }, routes)).toBeUndefined();
  routes.replace(before, { id: 1, from: '/a', to: '/e' });
  expect([routes.to('/b'), routes.to('/E')?.from]).toEqual([undefined, '/a']);
});

it.each(['/spring-sale', '/companyEncy/1.html', '/flyer.pdf', '/apidocs', '/brands', '/sitemap'])(
  'allows %s as a source',
  (from) => expect(sourceProblem(from)).toBeUndefined(),
);

it.each([
  ['/old/*', 'An asterisk stands for nothing', 'Sternchen als Platzhalter gibt es hier nicht'],
  ['/API/x', 'below /API', 'unter /API'],
  ['/fonts/text.woff2', '/fonts/text.woff2 is a file', '/fonts/text.woff2 ist keine Seite'],
])('refuses %s as a source, with the reason', (from, english, german) => {
  expect(sourceProblem(from)?.en).toContain(english);
  expect(sourceProblem(from)?.de).toContain(german);
});
