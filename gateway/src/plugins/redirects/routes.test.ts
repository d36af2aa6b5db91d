import { routeProblem, sourceProblem } from './routes';

const others = [
  { from: '/a', to: '/b?x=1' },
  { from: '/c', to: 'https://www.example.com/c' },
];

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
  ['/b', '/a', 'in circles: /a leads back', 'im Kreis geleitet: /a führt'],
  ['/d', '/a', '/a leads on to /b?x=1. Lead there directly.', '/a führt weiter zu /b?x=1.'],
  ['/d', '/c#x', '/c leads on to https://www.example.com/c', '/c führt weiter'],
  ['/b', '/d', '/a leads to this address. First lead it to /d.', 'Leiten Sie zuerst /a nach /d.'],
])('refuses a redirect from %s to %s', (from, to, english, german) => {
  const problem = routeProblem({ from, to }, others);
  expect(problem?.en).toContain(english);
  expect(problem?.de).toContain(german);
});

it.each(['/spring-sale', '/companyEncy/1.html', '/flyer.pdf', '/apidocs', '/brands', '/sitemap'])(
  'allows %s as a source',
  (from) => expect(sourceProblem(from)).toBeUndefined(),
);

it.each([
  ['/API/x', 'below /API', 'unter /API'],
  ['/fonts/text.woff2', '/fonts/text.woff2 is a file', '/fonts/text.woff2 ist keine Seite'],
])('refuses %s as a source, with the reason', (from, english, german) => {
  expect(sourceProblem(from)?.en).toContain(english);
  expect(sourceProblem(from)?.de).toContain(german);
});
